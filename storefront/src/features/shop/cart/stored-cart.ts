import { type CartLine, floorQuantity, STORAGE_KEYS } from "@confiserie/domain/cart/cart";
import { ORDER_TYPES, type OrderType, UNITS } from "@confiserie/domain/prices/tier-price";
import { readItem, writeItem } from "@/lib/safe-storage";

/** `problem` is the message for lines that cannot be understood and were set aside, null when all are sound. */
export interface StoredCart {
	lines: CartLine[];
	problem: string | null;
}

/** Source: spec §5 "Cart items at checkout". */
export const CART_PROBLEMS = {
	structure: "Structure d'item invalide dans le panier",
	withoutId: "Produit sans ID dans le panier",
} as const;

/** The cart in local storage; empty, and said in the console, when it is unreadable. Source: spec §3, §4. */
export function readCart(): StoredCart {
	const text = readItem("local", STORAGE_KEYS.cart);
	if (text === null) return { lines: [], problem: null };
	try {
		const stored: unknown = JSON.parse(text);
		if (!Array.isArray(stored)) throw new TypeError("The stored cart is no list");
		return readLines(stored);
	} catch (cause) {
		console.error("Erreur lors du chargement du panier", cause);
		return { lines: [], problem: null };
	}
}

/**
 * Writes the cart. A refusal (storage full or forbidden) is logged (spec §8), and the cart holds until the page is left.
 * @returns whether it is saved
 */
export function writeCart(lines: readonly CartLine[]): boolean {
	const isSaved = writeItem("local", STORAGE_KEYS.cart, JSON.stringify(lines));
	if (!isSaved) console.error("Erreur lors de la sauvegarde du panier");
	return isSaved;
}

function readLines(stored: readonly unknown[]): StoredCart {
	const lines: CartLine[] = [];
	let problem: string | null = null;
	for (const item of stored) {
		const line = readLine(item);
		if (typeof line === "string") {
			console.error(line, item);
			problem ??= line;
		} else if (line && !lines.some(({ product }) => product.id === line.product.id)) lines.push(line);
	}
	return { lines, problem };
}

/** A sound line; a message for one that is not; null for a quantity that removes it (spec §4). */
function readLine(item: unknown): CartLine | string | null {
	if (!isRecord(item) || !isRecord(item.product)) return CART_PROBLEMS.structure;
	const { product } = item;
	if (typeof product.id !== "string" || product.id.trim() === "") return CART_PROBLEMS.withoutId;
	const quantity = floorQuantity(item.quantity);
	if (quantity === null || quantity <= 0) return null;
	const orderType = isOrderType(product.orderType) ? product.orderType : "box";
	const boxesPerUnit = Math.max(1, floorQuantity(product.boxesPerUnit ?? 1) ?? 1);
	const price = decimal(product.price);
	return {
		product: {
			id: product.id,
			title: text(product.title),
			price,
			img: text(product.img),
			orderType,
			unitTypeDisplay: text(product.unitTypeDisplay) || UNITS[orderType].name,
			pricePerBox: product.pricePerBox === undefined ? price / boxesPerUnit : decimal(product.pricePerBox),
			boxesPerUnit,
			totalBoxes: quantity * boxesPerUnit,
		},
		quantity,
	};
}

/** Prices may be numbers or strings; what is neither becomes NaN, which the total skips. Source: spec §3. */
const decimal = (value: unknown): number =>
	typeof value === "number" || (typeof value === "string" && value.trim() !== "") ? Number(value) : Number.NaN;
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isOrderType = (value: unknown): value is OrderType => ORDER_TYPES.some((type) => type === value);
