import { AsyncLocalStorage } from "node:async_hooks";

const buyers = new AsyncLocalStorage<string | undefined>();

/**
 * Runs something for the signed-in customer, or the guest whose order is being placed; undefined for a visitor. Medusa's workflows take no request, and the customer of Medusa's
 * cart is the owner of the e-mail that was typed.
 */
export const boughtBy = <Result>(customerId: string | undefined, run: () => Result): Result =>
	buyers.run(customerId, run);

/** The customer for whom this runs; undefined for a visitor. */
export const currentBuyer = (): string | undefined => buyers.getStore();
