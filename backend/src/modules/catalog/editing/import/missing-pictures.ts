import type { ImportError } from "@confiserie/domain/contract/product-import";
import type { ProductRow } from "@confiserie/domain/contract/product-row";
import { imageFile } from "@confiserie/domain/shop/shop-image";
import type { ObjectStore } from "../../../../lib/objects/object-store";

/** Where the shop shows its public files. */
const SHOWN_AT = "/static/";

/** A row of a file, and the images that its product has. */
interface Pictured {
	line: number;
	row: Pick<ProductRow, "reference" | "images">;
	previous: { images: string[] } | null;
}

/** A warning for each row that gives its product an image which the shop does not have; it may be sent afterwards. */
export async function missingPictures(pictures: ObjectStore, planned: readonly Pictured[]): Promise<ImportError[]> {
	const named = planned.flatMap(({ line, row, previous }) =>
		row.images
			.filter((image) => !previous?.images.includes(image))
			.map((image) => ({ line, image, name: imageFile(image).slice(SHOWN_AT.length), reference: row.reference })),
	);
	if (named.length === 0) return [];
	const missing = new Set(named.map(({ name }) => name));
	for await (const { name } of pictures.list()) missing.delete(name);
	return named
		.filter(({ name }) => missing.has(name))
		.map(({ line, image, reference }) => ({
			line,
			column: "images",
			message: `Ligne ${line} (${reference}) : l'image ${image} n'est pas dans la boutique.`,
		}));
}
