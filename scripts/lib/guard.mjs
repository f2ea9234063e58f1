// Outlives the launcher by a moment. The launcher names on our standard input each process that it starts; when that
// pipe closes although some are still named (kill -9, out of memory), it kills them.
import { createInterface } from "node:readline";

const GRACE_MS = 10_000;
const watched = new Map();

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
	const order = JSON.parse(line);
	if (order.forget) watched.delete(order.forget);
	else watched.set(order.watch, order);
});
lines.on("close", end);

function end() {
	const deadline = Date.now() + GRACE_MS;
	for (const { watch, signal, group } of watched.values()) kill(group ? -watch : watch, signal);
	const poll = setInterval(() => {
		for (const { watch, group } of [...watched.values()]) {
			const target = group ? -watch : watch;
			if (!kill(target, 0) || (Date.now() > deadline && kill(target, "SIGKILL"))) watched.delete(watch);
		}
		if (watched.size === 0) clearInterval(poll);
	}, 200);
}

function kill(target, signal) {
	try {
		process.kill(target, signal);
		return true;
	} catch {
		return false;
	}
}
