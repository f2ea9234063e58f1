import type { MedusaContainer } from "@medusajs/framework/types";
import { rows } from "../../lib/database/sql";
import { MAIL_MODULE, type MailService } from "../../modules/mail";
import { ORDERING_MODULE, type OrderingService } from "../../modules/order-service";
import { askForQuote } from "../../modules/quotes";
import { changeList, createList } from "../../modules/saved-lists";

/** Boxes by reference. */
const THURSDAY = { "POP-NAT-080": 8, "POP-CBS-100": 5, "BAP-FRA-40": 8 };
const FAIR = { "POP-FRA-080": 80, "POP-CBS-100": 60 };

/** What the demo company has begun: a shared list and a quote that was asked for. */
export async function seedDemoBusiness(scope: MedusaContainer, manager: string): Promise<void> {
	const { book } = scope.resolve<OrderingService>(ORDERING_MODULE);
	const found = await rows<{ reference: string; productId: string }>(
		book.pool,
		"select reference, product_id from product_packaging where deleted_at is null and reference = any(?)",
		[Object.keys({ ...THURSDAY, ...FAIR })],
	);
	const idOf = new Map(found.map(({ reference, productId }) => [reference, productId]));
	const itemsOf = (boxes: Record<string, number>) =>
		Object.entries(boxes).flatMap(([reference, quantity]) => {
			const productId = idOf.get(reference);
			return productId ? [{ productId, quantity }] : [];
		});
	const [thursday, fair] = [THURSDAY, FAIR].map(itemsOf);
	// A merchant has replaced the demo catalogue.
	if (!thursday?.length || !fair?.length) return;

	const name = "Cinéma du jeudi";
	const { id, version } = await createList(book.pool, manager, { name, items: thursday }, book.now());
	const shared = { name, items: thursday, remindOn: null, version, isShared: true };
	await changeList(book.pool, manager, id, shared, book.now());

	const { shopEmail } = scope.resolve<MailService>(MAIL_MODULE).outbox;
	const message = "Pour la fête de la Saint-Siffrein.";
	const asked = { requestId: "5b1f2c9e-6a0d-4c39-8c61-2f0d7c1a9e10", items: fair, message, wantedOn: null };
	await askForQuote(book, { customerId: manager, request: asked, shopEmail });
}
