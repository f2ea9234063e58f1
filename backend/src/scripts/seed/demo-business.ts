import type { MedusaContainer } from "@medusajs/framework/types";
import { MAIL_MODULE, type MailService } from "../../modules/foundations/mail";
import { ORDERING_MODULE, type OrderingService } from "../../modules/medusa/order-service";
import { askForQuote } from "../../modules/sales/quotes";
import { changeList, createList } from "../../modules/sales/saved-lists";
import { demoItems } from "./demo-items";

/** Boxes by reference. */
const THURSDAY = { "POP-NAT-080": 8, "POP-CBS-100": 5, "BAP-FRA-40": 8 };
const FAIR = { "POP-FRA-080": 80, "POP-CBS-100": 60 };

/** What the demo company has begun: a shared list and a quote that was asked for. */
export async function seedDemoBusiness(scope: MedusaContainer, manager: string): Promise<void> {
	const { context } = scope.resolve<OrderingService>(ORDERING_MODULE);
	const [thursday, fair] = [await demoItems(context.pool, THURSDAY), await demoItems(context.pool, FAIR)];
	// A merchant has replaced the demo catalogue.
	if (thursday.length === 0 || fair.length === 0) return;

	const name = "Cinéma du jeudi";
	const { id, version } = await createList(context.pool, manager, { name, items: thursday }, context.now());
	const shared = { name, items: thursday, remindOn: null, version, isShared: true };
	await changeList(context.pool, manager, id, shared, context.now());

	const { shopEmail } = scope.resolve<MailService>(MAIL_MODULE).outbox;
	const message = "Pour la fête de la Saint-Siffrein.";
	const asked = { requestId: "5b1f2c9e-6a0d-4c39-8c61-2f0d7c1a9e10", items: fair, message, wantedOn: null };
	await askForQuote(context, { customerId: manager, request: asked, shopEmail });
}
