import { strToU8, zipSync } from "fflate";
import { describe, expect, test, vi } from "vitest";
import { fileOf, packedWorkbook } from "../xlsx/testing";
import { type RowsOptions, readRows } from "./read-rows";

// A thread compiles the sources that it runs.
vi.setConfig({ testTimeout: 60_000 });

async function read(content: Uint8Array | string, options?: RowsOptions): Promise<string[][]> {
	const rows: string[][] = [];
	for await (const { texts } of readRows(fileOf(content), options)) rows.push(texts);
	return rows;
}
const LINES = Array.from({ length: 20_000 }, (_, at) => [`${at}`, "é"]);
const csv = (rows: readonly string[][]) => rows.map((row) => row.join(";")).join("\n");
const workbook = (rows: string) => packedWorkbook({ sheets: [{ name: "Feuille", rows }] });

test("a thread reads what the process itself reads of a small file: rows, bytes and warnings", async () => {
	const seen: number[] = [];
	expect(await read(csv(LINES), { onBytes: (bytes) => seen.push(bytes) })).toEqual(LINES);
	expect(seen.at(-1)).toBe(Buffer.byteLength(csv(LINES)));
	expect(await read(csv(LINES.slice(0, 10)))).toEqual(LINES.slice(0, 10));
	expect(await read(workbook("<row><c><v>1</v></c></row>"))).toEqual([["1"]]);
});

test("a caller that stops early stops the thread, and its place is free again", async () => {
	for (let times = 0; times < 3; times += 1)
		for await (const { texts } of readRows(fileOf(csv(LINES)))) {
			expect(texts).toEqual(LINES[0]);
			break;
		}
});

describe("a file beyond a limit is refused with the limit", () => {
	const zip = (entries: number) =>
		zipSync(Object.fromEntries(Array.from({ length: entries }, (_, at) => [`${at}`, strToU8("")])));

	test.each([
		["4.9 MB of semicolons", ";".repeat(4_900_000), "1024 colonnes"],
		["the same on many lines", `${";".repeat(2000)}\n`.repeat(2000), "1024 colonnes"],
		["cells without end", `a${";".repeat(1000)}\n`.repeat(5100), "5000000 cellules"],
		["a quote that is never closed", `"${"a;\n".repeat(100_000)}`, "un guillemet n'y est pas fermé"],
		["a ZIP of 48,000 entries", zip(48_000), "10000 fichiers"],
	])("%s", async (_, content, limit) => {
		await expect(read(content, { isRelaxed: true })).rejects.toThrow(limit);
	});

	test("memory, without an end of this process", async () => {
		const strings = `<si><t>${"a".repeat(30_000)}</t></si>`.repeat(3000);
		const texts = packedWorkbook({ sheets: [{ name: "A", rows: "<row/>" }], strings });
		const limits = { longestMs: 60_000, megabytes: 64 };
		await expect(read(texts, { limits })).rejects.toThrow("demande trop de mémoire");
	});

	test("time", async () => {
		const slow = workbook("<row><c><v>1</v></c></row>".repeat(100_000));
		await expect(read(slow, { limits: { longestMs: 1, megabytes: 512 } })).rejects.toThrow("a pris trop de temps");
	});
});
