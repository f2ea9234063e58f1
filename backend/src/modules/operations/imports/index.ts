import type { MedusaContainer } from "@medusajs/framework/types";
import { PRODUCTS } from "../../catalog/editing";
import { recoverImports } from "../../catalog/import";
import { CUSTOMERS } from "../../companies/customer-import";
import { PAST_ORDERS } from "../../sales/saved-lists";
import { removeImported } from "../personal-data";

/** The imports that each page of the back office lists. */
export const PRODUCT_IMPORTS = { products: PRODUCTS };
export const CUSTOMER_IMPORTS = { customers: { ...CUSTOMERS, takeBack: removeImported }, "past-orders": PAST_ORDERS };

/** Ends imports whose process is gone. */
export const recoverAllImports = (scope: MedusaContainer): Promise<void> =>
	recoverImports(scope, { ...PRODUCT_IMPORTS, ...CUSTOMER_IMPORTS });
