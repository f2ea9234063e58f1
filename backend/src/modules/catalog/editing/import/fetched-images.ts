import { createHash } from "node:crypto";
import type { ImportError } from "@confiserie/domain/contract/product-import";
import type { ProductRow } from "@confiserie/domain/contract/product-row";
import { imageFile } from "@confiserie/domain/shop/shop-image";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../../../../config/env";
import { one } from "../../../../lib/database/sql";
import { messageOf } from "../../../../lib/message-of";
import { type AddressPolicy, refusalOf } from "../../../../lib/public-address";
import { saveImage } from "../../../../uploads/save-image";
import { openShopFiles } from "../../../../uploads/shop-files";
import { failureOf } from "../../../foundations/failures";
import type { ImageArchive } from "../../import";
import { downloadImage } from "./download-image";

/** A product whose images are at addresses of another site. */
interface Addressed {
	line: number;
	row: Pick<ProductRow, "reference" | "images">;
	imageAddresses: string[];
	imageFiles: string[];
}
interface Fetching {
	policy: AddressPolicy;
	archive: ImageArchive | undefined;
	onDone: (images: number) => Promise<void>;
}

/** Images of one product at most, as the form takes them. */
const MOST_IMAGES = 20;
/** Requests at a time, so that neither the other site nor the shop notices. */
const SIDE_BY_SIDE = 4;
/** Failures in a row after which a site is given up. */
const SITE_DOWN_AFTER = 5;
/** An import that failed is repeated within days; the image is found again until then. */
const REMEMBERED = "30 days";

export const imagePolicy = (): AddressPolicy => ({ isLive: false, permitsLoopback: currentEnv().WEBHOOKS_TO_LOOPBACK });
export const countImages = (planned: readonly Addressed[]) =>
	planned.reduce((sum, { imageAddresses, imageFiles }) => sum + imageAddresses.length + imageFiles.length, 0);

/** Takes addresses off their products from which nothing may be fetched; says which and why. */
export function leaveRefused(planned: readonly Addressed[], policy: AddressPolicy): ImportError[] {
	const refused: ImportError[] = [];
	for (const product of planned)
		product.imageAddresses = [...new Set(product.imageAddresses)].slice(0, MOST_IMAGES).filter((address) => {
			const why = refusalOf(address, policy);
			if (why) refused.push(warning(product, address, why));
			return why === undefined;
		});
	return refused;
}

/**
 * Fetches the images of products that are about to be saved, each address once, or unpacks them, and names them in their rows. One
 * that cannot be had is no reason to refuse the file: a warning of its line says so. An import that is repeated fetches nothing again.
 */
export async function fetchImages(
	scope: MedusaContainer,
	planned: readonly Addressed[],
	{ policy, archive, onDone }: Fetching,
): Promise<ImportError[]> {
	const database: Knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await database.raw("DELETE FROM product_import_image WHERE created_at < now() - ?::interval", [REMEMBERED]);
	const lines = new Map<string, Addressed>();
	for (const product of planned)
		for (const address of product.imageAddresses) if (!lines.has(address)) lines.set(address, product);
	const images = new Map<string, string>();
	const missing: ImportError[] = [];
	const failures = new Map<string, number>();
	const open = [...lines];
	let done = 0;
	const work = async () => {
		for (let next = open.shift(); next; next = open.shift()) {
			const [address, product] = next;
			const { host } = new URL(address);
			try {
				if ((failures.get(host) ?? 0) >= SITE_DOWN_AFTER) throw new Error("ce site ne répond pas");
				images.set(address, await imageOf(scope, database, address, policy));
				failures.set(host, 0);
			} catch (error) {
				failures.set(host, (failures.get(host) ?? 0) + 1);
				missing.push(warning(product, address, failureOf(error)?.message ?? messageOf(error)));
			}
			await onDone(++done);
		}
	};
	await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
	for (const product of planned) {
		const { row, imageAddresses, imageFiles } = product;
		const room = MOST_IMAGES - row.images.length;
		const unpacked: string[] = [];
		for (const name of imageFiles.slice(0, Math.max(0, room))) {
			try {
				const content = await archive?.read(name);
				if (content) unpacked.push((await saveImage(scope, content)).imageUrl);
			} catch (error) {
				missing.push(warning(product, name, failureOf(error)?.message ?? messageOf(error)));
			}
			await onDone(++done);
		}
		const fetched = imageAddresses.flatMap((address) => images.get(address) ?? []);
		row.images = [...row.images, ...unpacked, ...fetched].slice(0, MOST_IMAGES);
	}
	return missing.sort((a, b) => a.line - b.line);
}

/** The shop's own image of an address, fetched unless the shop has it. */
async function imageOf(
	scope: MedusaContainer,
	database: Knex,
	address: string,
	policy: AddressPolicy,
): Promise<string> {
	const hash = createHash("sha256").update(address).digest("hex");
	const known = await one<{ image: string }>(
		database,
		"SELECT image FROM product_import_image WHERE address_hash = ?",
		[hash],
	);
	if (known && (await isStored(known.image))) return known.image;
	const { imageUrl } = await saveImage(scope, await downloadImage(address, policy));
	await database.raw(
		`INSERT INTO product_import_image (address_hash, image) VALUES (?, ?)
			ON CONFLICT (address_hash) DO UPDATE SET image = EXCLUDED.image, created_at = now()`,
		[hash, imageUrl],
	);
	return imageUrl;
}

async function isStored(image: string): Promise<boolean> {
	const found = await openShopFiles(currentEnv()).public.read(imageFile(image).replace(/^\/static\//, ""));
	found?.content.destroy();
	return found !== undefined;
}

const warning = ({ line, row }: Addressed, address: string, why: string): ImportError => ({
	line,
	column: "images",
	message: `Ligne ${line} (${row.reference})\u00a0: l'image ${address.slice(0, 200)} n'est pas reprise. ${why.replace(/\.$/, "")}.`,
});
