import {
	addToCart,
	type CartLine,
	type CartProduct,
	type CartSource,
	cartLine,
	floorQuantity,
	type LinePricing,
	removeFromCart,
	STORAGE_KEYS,
	setCartQuantity,
} from "@confiserie/domain/cart/cart";
import { toEuros } from "@confiserie/domain/money";
import type { OrderType } from "@confiserie/domain/prices/tier-price";
import { listeners } from "@/lib/listeners";
import { readCart, type StoredCart, writeCart } from "./stored-cart";
import { pricingOf, readPricing, writePricing } from "./stored-pricing";

export interface CartState extends StoredCart {
	/** False on the server and until the browser's storage has been read: "empty" is not known yet. */
	isReady: boolean;
	/** False when the browser refuses to store the cart, which is then lost with the page. */
	isSaved: boolean;
	lastAdded: CartProduct | null;
	/** What was just added by a press on the page, to be said and to be taken back; null once that is over. */
	announced: Announcement | null;
	isOpen: boolean;
}
/** `before` is the product's line as it was, null when there was none. */
export interface Announcement {
	productId: string;
	before: CartLine | null;
}
const UNREAD: CartState = {
	lines: [],
	problem: null,
	isReady: false,
	isSaved: true,
	lastAdded: null,
	announced: null,
	isOpen: false,
};

export type CartStore = ReturnType<typeof createCartStore>;

/**
 * The cart outside React: local storage is the truth, re-read before each change so that two tabs cannot undo each
 * other, and followed at once when another tab writes it. Source: spec §4 "Cart".
 */
export function createCartStore() {
	let state = UNREAD;
	const { tell, subscribe } = listeners((event) => {
		if (event.key === null || event.key === STORAGE_KEYS.cart) set({ ...readCart(), isReady: true });
	});
	/** Figures of removed products, so that a restored line still finds its tiers. */
	const removed = new Map<string, LinePricing>();

	function set(next: Partial<CartState>): void {
		state = { ...state, ...next };
		tell();
	}
	function current(): CartState {
		if (!state.isReady) state = { ...state, ...readCart(), isReady: true };
		return state;
	}
	function change(
		edit: (lines: CartLine[]) => CartLine[],
		fresh: Record<string, LinePricing | null> = {},
		next: Partial<CartState> = {},
	): void {
		const lines = edit(readCart().lines);
		writePricing(lines, fresh);
		set({ lines, problem: null, isReady: true, isSaved: writeCart(lines), ...next });
	}
	const find = (productId: string): CartLine | null =>
		state.lines.find(({ product }) => product.id === productId) ?? null;
	/** Adds `quantity` units (floored, at least 1). A product without id or numeric price changes nothing. Spec §5. */
	function add(source: CartSource, orderType: OrderType = "box", quantity = 1): void {
		if (!isSellable(source)) {
			console.error("Produit invalide", source);
			return;
		}
		change((lines) => addToCart(lines, source, orderType, quantity), { [source.id]: pricingOf(source) });
		set({ lastAdded: find(source.id)?.product ?? null });
	}

	return {
		current,
		/** The lines at this very moment, for what runs across several changes without a render between them. */
		latestLines: (): CartLine[] => current().lines,
		currentOnServer: (): CartState => UNREAD,
		subscribe,
		add,
		/** Adds like `add`, and has the page say so with the way back. */
		addAnnounced(source: CartSource, orderType: OrderType, quantity: number): void {
			current();
			const before = find(source.id);
			add(source, orderType, quantity);
			if (find(source.id) !== before) set({ announced: { productId: source.id, before } });
		},
		/** Takes back what was announced: the line as it was before, none where there was none. */
		undoAnnounced(): void {
			const { announced } = state;
			if (!announced) return;
			const { productId, before } = announced;
			const withoutIt = (lines: CartLine[]) => removeFromCart(lines, productId);
			change(
				(lines) => (before ? lines.map((line) => (line.product.id === productId ? before : line)) : withoutIt(lines)),
				{},
				{ announced: null },
			);
		},
		forgetAnnounced: (): void => set({ announced: null }),
		/** Sets a line to `quantity` of its own units; zero, less or no number removes it. */
		setQuantity(productId: string, quantity: unknown): void {
			change((lines) => withQuantity(lines, productId, quantity));
		},
		/** Sets a product to that many boxes, in the largest unit that fits: what the stock still allows, for instance. */
		setBoxes(source: CartSource, boxes: number): void {
			change(
				(lines) => {
					if (boxes <= 0) return removeFromCart(lines, source.id);
					return lines.map((line) => (line.product.id === source.id ? cartLine(source, boxes) : line));
				},
				{ [source.id]: pricingOf(source) },
			);
		},
		/** Takes fresh figures over into the line of that product, whose boxes stay. Returns the line, null when it is gone. */
		refresh(source: CartSource): CartLine | null {
			const reprice = (line: CartLine) => cartLine(source, line.product.totalBoxes, line.product.orderType);
			change((lines) => lines.map((line) => (line.product.id === source.id ? reprice(line) : line)), {
				[source.id]: pricingOf(source),
			});
			return find(source.id);
		},
		/**
		 * Takes over the price of a box (cents) that the server charges for this line now, when the product's own figures
		 * do not give it yet: they are forgotten, so that nothing calculates with them.
		 */
		acceptBoxPrice(productId: string, boxCents: number): void {
			const reprice = (line: CartLine): CartLine => {
				const { boxesPerUnit } = line.product;
				const pricePerBox = toEuros(boxCents);
				return { ...line, product: { ...line.product, pricePerBox, price: toEuros(boxCents * boxesPerUnit) } };
			};
			const isSettled = Math.round((find(productId)?.product.pricePerBox ?? Number.NaN) * 100) === boxCents;
			if (isSettled) return;
			change((lines) => lines.map((line) => (line.product.id === productId ? reprice(line) : line)), {
				[productId]: null,
			});
		},
		remove(productId: string): void {
			const pricing = readPricing(productId);
			if (pricing) removed.set(productId, pricing);
			change((lines) => removeFromCart(lines, productId));
		},
		/** Puts a removed line back where it was, unless the product has come back meanwhile. */
		restore(line: CartLine, index: number): void {
			const { id } = line.product;
			const pricing = removed.get(id);
			const back = (lines: CartLine[]) => [...lines.slice(0, index), line, ...lines.slice(index)];
			change(
				(lines) => (lines.some(({ product }) => product.id === id) ? lines : back(lines)),
				pricing ? { [id]: pricing } : {},
			);
		},
		/** Saves the sound lines alone, after a stored line turned out to be unreadable. */
		dropUnreadable(): void {
			change((lines) => lines);
		},
		clear(): void {
			change(() => [], {}, { lastAdded: null });
		},
		open: (): void => set({ isOpen: true, announced: null }),
		close: (): void => set({ isOpen: false }),
	};
}

function isSellable(source: CartSource | null | undefined): boolean {
	return Boolean(source?.id) && Number.isFinite(source?.pricePerPieceBox) && Number.isFinite(source?.piecesPerBox);
}

function withQuantity(lines: CartLine[], productId: string, quantity: unknown): CartLine[] {
	const line = lines.find(({ product }) => product.id === productId);
	const units = floorQuantity(quantity);
	if (!line || units === null || units <= 0) return removeFromCart(lines, productId);
	const pricing = readPricing(productId);
	if (pricing) {
		const { id, title, img } = line.product;
		return setCartQuantity(lines, { ...pricing, id, name: title, imageUrl: img }, units);
	}
	// A line written without figures: its price stays until it has been refreshed.
	const totalBoxes = units * line.product.boxesPerUnit;
	return lines.map((other) => (other === line ? { product: { ...line.product, totalBoxes }, quantity: units } : other));
}
