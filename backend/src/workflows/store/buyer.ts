import { AsyncLocalStorage } from "node:async_hooks";

/** Who buys a cart: an account, or the guest whose order is being placed. */
interface CartBuyer {
	id: string;
	email: string;
}

const buyers = new AsyncLocalStorage<CartBuyer | null>();

/**
 * Runs something for a buyer. Medusa's workflows take no request, and the customer of Medusa's cart is the owner of the e-mail
 * that was typed.
 */
export const boughtBy = <Result>(buyer: CartBuyer | null, run: () => Result): Result => buyers.run(buyer, run);

/** The buyer that this runs for; null for a visitor. */
export const currentBuyer = (): CartBuyer | null => buyers.getStore() ?? null;
