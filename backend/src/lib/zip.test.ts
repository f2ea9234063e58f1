import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type ZippedFile, zipped } from "./zip";

async function* files(): AsyncGenerator<ZippedFile> {
	const changedAt = new Date("2026-11-22T12:00:00Z");
	yield { name: "FAC-2026-000001.pdf", bytes: new TextEncoder().encode("%PDF one"), changedAt };
	yield { name: "AVO-2026-000001.pdf", bytes: new TextEncoder().encode("%PDF two"), changedAt };
}

test("files come out as they went in, the first before the second is asked for", async () => {
	const pieces: Uint8Array[] = [];
	for await (const piece of zipped(files())) pieces.push(piece);
	const unzipped = unzipSync(Buffer.concat(pieces));
	expect(Object.entries(unzipped).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
		["FAC-2026-000001.pdf", "%PDF one"],
		["AVO-2026-000001.pdf", "%PDF two"],
	]);
	expect(strFromU8(pieces[0] ?? new Uint8Array(), true)).toContain("FAC-2026-000001.pdf");
});
