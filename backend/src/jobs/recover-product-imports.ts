import type { MedusaContainer } from "@medusajs/framework/types";
import { recoverImports } from "../modules/catalog/editing";

/** Takes back what an import wrote whose process was killed, so that the next one may begin. */
export default async function recoverProductImports(container: MedusaContainer): Promise<void> {
	await recoverImports(container);
}

export const config = { name: "recover-product-imports", schedule: "* * * * *" };
