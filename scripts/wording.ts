import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, WORDING } from "./lib/paths";
import { avoidedWords, occurrences } from "./lib/wording";

/** Counts the words that docs/glossary.md asks to avoid, and fails where one occurs more often than allowed. */
const LIMIT = 10;
const words = avoidedWords(readFileSync(join(ROOT, "docs/glossary.md"), "utf8"));
const files = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" })
	.split("\0")
	.filter((file) => /\.(ts|tsx|mts|mjs|cjs|js|css|md|yml|ini|cfg|Dockerfile)$/.test(file));
const counts = occurrences(
	words,
	files.map((file) => readFileSync(join(ROOT, file), "utf8")),
);
writeFileSync(WORDING, [...counts].map(([word, count]) => `${word} ${count}`).join(", "));
for (const [word, count] of counts)
	if (count > LIMIT)
		process.stdout.write(`"${word}" occurs ${count} times, ${LIMIT} are allowed: name who, or the cause.\n`);
process.exitCode = [...counts.values()].some((count) => count > LIMIT) ? 1 : 0;
