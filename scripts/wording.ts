import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./lib/paths";
import { avoided, avoidedWords, bareWho } from "./lib/wording";

/** Fails for a word that docs/glossary.md asks to avoid, and for a "who" in a comment without its person. */
const GLOSSARY = "docs/glossary.md";
const words = avoidedWords(readFileSync(join(ROOT, GLOSSARY), "utf8"));
const texts = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" })
	.split("\0")
	.filter(
		(file) => /\.(ts|tsx|mts|mjs|cjs|js|css|md|yml|ini|cfg|Dockerfile)$/.test(file) && !/wording|glossary/.test(file),
	)
	.filter((file) => existsSync(join(ROOT, file)))
	.map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));

/** Reports lines with the way to fix them. */
function report(found: (text: string) => string[], named: RegExp, advice: string): void {
	for (const { file, text } of texts.filter((one) => named.test(one.file)))
		for (const line of found(text)) {
			process.stdout.write(`${file}: ${line.trim()}\n  ${advice}\n`);
			process.exitCode = 1;
		}
}
report((text) => avoided(words, text), /./, `${GLOSSARY}, "Words to avoid": name the person, or the cause.`);
report(
	bareWho,
	/^(?!.*\/migrations\/).*\.(ts|tsx|mjs)$/,
	'Name the person: "for a signed-in customer", not "for who is signed in".',
);
