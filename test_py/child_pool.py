"""Work spread over child processes that may crash: each is fed one line at a time and answers with a line of JSON."""

import json
import queue
import subprocess
import threading


class Worker(threading.Thread):
    """Feeds one child process after another from a queue of jobs.

    Parameters
    ----------
    command
        Starts a child.
    jobs
        Pairs of a job and the line that tells a child of it.
    report
        Called with a job and what the child answered: an outcome and a detail.
    timeout
        Seconds for one job.
    """

    def __init__(self, command, jobs, report, timeout):
        super().__init__()
        self.command, self.jobs, self.report, self.timeout = command, jobs, report, timeout
        self.process = None

    def run(self):
        while True:
            try:
                job, line = self.jobs.get_nowait()
            except queue.Empty:
                break
            self.report(job, *self.ask(line))
        if self.process:
            self.process.stdin.close()
            self.process.wait()

    def ask(self, question):
        if self.process is None:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
            )
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()
        alarm = threading.Timer(self.timeout, self.process.kill)
        alarm.start()
        line = self.process.stdout.readline()
        alarm.cancel()
        if line:
            return json.loads(line)
        status = self.process.wait()
        self.process = None
        return "crash", f"the process ended with status {status}"


def run_all(command, jobs, report, timeout, children):
    """Run all pairs of a job and its line."""
    waiting = queue.Queue()
    for job in jobs:
        waiting.put(job)
    workers = [Worker(command, waiting, report, timeout) for _ in range(children)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()


def serve(answer, questions, answers):
    """Answer each line of ``questions``, in the child."""
    for line in questions:
        answers.write(json.dumps(answer(line.rstrip("\n"))) + "\n")
        answers.flush()


def markdown(headings, rows):
    """A table in Markdown."""
    lines = [headings, ["---"] * len(headings), *rows]
    return "".join(f"| {' | '.join(map(str, line))} |\n" for line in lines)
