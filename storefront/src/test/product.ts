import type { Product } from "@confiserie/domain/contract/product";
import { cottonCandy } from "@/lib/testing/fixtures";

/** The cotton candy of the fixtures, changed where a test needs it. */
export const aProduct = (changes: Partial<Product> = {}): Product => ({ ...cottonCandy, ...changes });
