import { step } from "../../scripts/lib/steps";
import { hostileImages } from "../fixtures/hostile-images";
import type { WholeShop } from "../support/whole-shop";
import { administratorToken } from "./administrator";
import type { Figure } from "./figure";
import { duration } from "./timing";

const MOST_MS = 1_000;

/** Longest time in which a hostile file is refused or re-encoded, the 900-megapixel one included. */
export async function measureUploads(shop: WholeShop): Promise<Figure[]> {
	const token = await administratorToken(shop);
	const files = await hostileImages();
	let slowest = { ms: 0, what: "" };
	await step(`${files.length} fichiers hostiles`, async () => {
		for (const { what, content, name, type = "", status } of files) {
			const form = new FormData();
			const bytes = typeof content === "string" ? content : new Uint8Array(content);
			form.append("image", new Blob([bytes], { type }), name);
			const ms = await duration(async () => {
				const url = `${shop.backend}/api/admin/products/upload-image`;
				const response = await fetch(url, {
					method: "POST",
					headers: { authorization: `Bearer ${token}` },
					body: form,
				});
				await response.arrayBuffer();
				if (response.status !== status) throw new Error(`${what} returned ${response.status} instead of ${status}.`);
			});
			if (ms > slowest.ms) slowest = { ms, what };
		}
	});
	return [
		{
			name: `${files.length} fichiers hostiles, le plus lent`,
			value: `${Math.round(slowest.ms)} ms (${slowest.what})`,
			target: `<= ${MOST_MS} ms`,
			isMet: slowest.ms <= MOST_MS,
		},
	];
}
