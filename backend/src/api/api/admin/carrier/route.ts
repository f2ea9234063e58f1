import { type CarrierAccount, carrierAccountInputSchema } from "@confiserie/domain/contract/carrier";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";
import { changeCarrierAccount, readCarrierAccount } from "../../../../modules/shipments";

const ordering = (req: MedusaRequest) => req.scope.resolve<OrderingService>(ORDERING_MODULE);

/** GET /api/admin/carrier: the account, without its secret key. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CarrierAccount>): Promise<void> {
	const { book, carrier } = ordering(req);
	res.json(await readCarrierAccount(book.pool, carrier));
}

/** PUT /api/admin/carrier { publicKey, secretKey }. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<CarrierAccount>): Promise<void> {
	const keys = parseBody(carrierAccountInputSchema, req);
	const { book, carrier } = ordering(req);
	res.json(await changeCarrierAccount(book.pool, carrier, keys, { actor: callerOf(req), now: book.now() }));
}

/** DELETE /api/admin/carrier: forgets the keys. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { book, carrier } = ordering(req);
	await changeCarrierAccount(book.pool, carrier, null, { actor: callerOf(req), now: book.now() });
	res.status(204).end();
}
