import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, WORDING } from "./lib/paths";
import { avoidedWords, bareWho, occurrences } from "./lib/wording";

/** Counts the words that docs/glossary.md asks to avoid; fails where one occurs too often, and for a "who" in a comment that names nobody. */
const LIMIT = 10;
const words = avoidedWords(readFileSync(join(ROOT, "docs/glossary.md"), "utf8"));
const files = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" })
	.split("\0")
	.filter((file) => /\.(ts|tsx|mts|mjs|cjs|js|css|md|yml|ini|cfg|Dockerfile)$/.test(file));
const texts = files.map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));
const counts = occurrences(
	words,
	texts.map(({ text }) => text),
);
const bare = texts
	.filter(({ file }) => /\.(ts|tsx|mjs)$/.test(file) && !/\/migrations\/|wording/.test(file))
	.flatMap(({ file, text }) => bareWho(text).map((line) => `${file}: ${line.trim()}`));
writeFileSync(WORDING, [...counts].map(([word, count]) => `${word} ${count}`).join(", "));
for (const [word, count] of counts)
	if (count > LIMIT)
		process.stdout.write(`"${word}" occurs ${count} times, ${LIMIT} are allowed: name who, or the cause.\n`);
for (const line of bare)
	process.stdout.write(`${line}\n  Name the person: "for a signed-in customer", not "for who is signed in".\n`);
process.exitCode = bare.length > 0 || [...counts.values()].some((count) => count > LIMIT) ? 1 : 0;
