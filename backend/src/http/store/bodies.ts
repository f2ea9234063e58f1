import { MAXIMUM_BOXES, MAXIMUM_LINES } from "@confiserie/domain/contract/payment";
import { ApiFailure } from "../../modules/foundations/failures";

/** Maximum length of a text that a storefront may store in Medusa, in characters. */
const LONGEST_TEXT = 1000;
/** What a cart may carry beside its own fields; it becomes the order's own. */
const NOTES = "delivery_notes";

const refused = (field: string, message: string) =>
	new ApiFailure("VALIDATION", { field, message, errors: [{ field, message }] });

/**
 * Refuses what no request of the Store API may store in Medusa: long texts, and metadata other than the delivery notes
 * of a cart. Throws VALIDATION.
 */
export function checkStoreBody(body: unknown): void {
	if (!isRecord(body)) return;
	for (const [field, value] of leaves(body))
		if (typeof value === "string" && value.length > LONGEST_TEXT)
			throw refused(field, `${LONGEST_TEXT} caractères au plus.`);
	checkMetadata(body);
}

function checkMetadata(body: Record<string, unknown>): void {
	const { metadata, additional_data: additional } = body;
	const extra = isRecord(metadata) ? Object.keys(metadata).filter((key) => key !== NOTES) : [];
	const notes = isRecord(metadata) ? metadata[NOTES] : undefined;
	if (extra.length > 0 || (notes !== undefined && notes !== null && typeof notes !== "string"))
		throw refused("metadata", `La boutique ne garde que ${NOTES}, en texte.`);
	if (isRecord(additional) && Object.keys(additional).length > 0)
		throw refused("additional_data", "La boutique ne garde pas de données libres.");
}

/**
 * What a cart of the Store API may ask for: the channel of its key, the shop's currency, addresses written out, each
 * product once and in whole boxes.
 * @param channelIds the sales channels of the request's key
 */
export function checkCartBody(body: unknown, channelIds: readonly string[]): void {
	if (!isRecord(body)) return;
	const { sales_channel_id: channel, items } = body;
	if (typeof channel === "string" && !channelIds.includes(channel))
		throw refused("sales_channel_id", "Ce canal n'est pas celui de la clé.");
	for (const field of ["shipping_address", "billing_address"]) {
		const address = body[field];
		if (typeof address === "string" || (isRecord(address) && address.id !== undefined && address.id !== null))
			throw refused(field, "Écrivez l'adresse en entier, sans identifiant.");
	}
	if (Array.isArray(items)) checkItems(items);
}

function checkItems(items: readonly unknown[]): void {
	if (items.length > MAXIMUM_LINES) throw refused("items", `${MAXIMUM_LINES} lignes au plus par commande.`);
	const variants = items.map((item) => (isRecord(item) ? item.variant_id : undefined));
	if (new Set(variants).size < variants.length) throw refused("items", "Chaque produit ne figure qu'une fois.");
	items.forEach((item, index) => {
		checkLineBody(item, `items[${index}].`);
	});
}

/** A line: whole boxes, and no metadata, which would separate it from another line of the same product and its tier. */
export function checkLineBody(body: unknown, path = ""): void {
	if (!isRecord(body)) return;
	const { quantity, metadata } = body;
	if (typeof quantity === "number" && (!Number.isInteger(quantity) || quantity > MAXIMUM_BOXES))
		throw refused(`${path}quantity`, "La quantité est un nombre entier de cartons, 100 000 au plus.");
	if (isRecord(metadata) && Object.keys(metadata).length > 0)
		throw refused(`${path}metadata`, "Une ligne ne porte pas de données libres : son palier suit le total du produit.");
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Every value within a body with its path; `unstorableTexts` has been over it, so that it is no deeper than it may be. */
function* leaves(root: Record<string, unknown>): Generator<[string, unknown]> {
	const pending: [string, unknown][] = Object.entries(root);
	for (let next = pending.pop(); next; next = pending.pop()) {
		const [path, value] = next;
		if (typeof value === "object" && value !== null)
			pending.push(...Object.entries(value).map(([key, item]): [string, unknown] => [`${path}.${key}`, item]));
		else yield [path, value];
	}
}
