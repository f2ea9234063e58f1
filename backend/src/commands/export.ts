import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { AuditAction, AuditEntity } from "@confiserie/domain/admin/audit";
import { adminOrderExportSchema } from "@confiserie/domain/contract/admin-order";
import { dayOf } from "@confiserie/domain/day";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../lib/database/clock";
import { exportCatalogue } from "../modules/catalog/import";
import { OPERATOR, recordAudit } from "../modules/foundations/audit";
import { ORDERING_MODULE, type OrderingService } from "../modules/medusa/order-service";
import { exportOrders } from "../modules/sales/orders";
import { CommandFailure, say, shopCommand } from "./command";
import { explainFile, typedPath } from "./typed-path";

/** `export [products|orders] [--out <file>]`: the admin's own files; `--out -` writes to the standard output. */
export const exportFile = shopCommand({
	words: [0, 1],
	options: { out: { type: "string" } },
	run: async ({ scope, words: [what = "products"], options }) => {
		if (what !== "products" && what !== "orders")
			throw new CommandFailure(`« ${what} » ne s'exporte pas : products ou orders.`);
		const { name, pieces } = await EXPORTS[what](scope);
		if (options.out === "-") {
			await pipeline(pieces, process.stdout, { end: false });
			return 0;
		}
		const out = options.out ?? name;
		// Never over another file, and readable by its owner alone: it may hold customers' addresses.
		const file = createWriteStream(typedPath(out), { flags: "wx", mode: 0o600 });
		await pipeline(pieces, file).catch(explainFile(out));
		say(`✓ ${out}`);
		return 0;
	},
});

interface Export {
	name: string;
	pieces: AsyncGenerator<string>;
}

const EXPORTS: Record<"products" | "orders", (scope: MedusaContainer) => Promise<Export>> = {
	products: async (scope) => {
		const name = `produits-${dayOf(shopTime())}.csv`;
		await note(scope, "products.exported", "product", name);
		return { name, pieces: exportCatalogue(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)) };
	},
	orders: async (scope) => {
		const { context } = scope.resolve<OrderingService>(ORDERING_MODULE);
		const { count, pieces } = await exportOrders(context, adminOrderExportSchema.parse({}));
		await note(scope, "orders.exported", "order", `(${count})`);
		return { name: `commandes-${dayOf(context.now())}.csv`, pieces };
	},
};

/** Records an export in the audit log, by command as by the admin. */
function note(scope: MedusaContainer, action: AuditAction, entity: AuditEntity, label: string): Promise<void> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	return recordAudit(database, OPERATOR, { action, entity, entityId: "*", label });
}
