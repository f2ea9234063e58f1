import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { carrierLabelRequestSchema } from "@confiserie/domain/contract/carrier";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../../../http/caller";
import { parseBody } from "../../../../../../../../http/parse";
import { sendPdf } from "../../../../../../../../http/send-paper";
import { carrierLabelPdf, createCarrierLabel } from "../../../../../../../../modules/order-changes";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../../../modules/order-service";

const ordering = (req: MedusaRequest) => req.scope.resolve<OrderingService>(ORDERING_MODULE);
const named = ({ params: { id = "", shipment: number = "" } }: MedusaRequest) => ({ idOrNumber: id, number });

/** GET /api/admin/orders/{id or number}/shipments/{number}/carrier-label: the carrier's PDF. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { book, carrier } = ordering(req);
	const { name, bytes } = await carrierLabelPdf(book, carrier, named(req));
	sendPdf(res, name, bytes);
}

/** POST of the same { service }: makes the label; repeated, it is the one that is there. */
export async function POST(req: MedusaRequest, res: MedusaResponse<AdminOrderDetail>): Promise<void> {
	const request = parseBody(carrierLabelRequestSchema, req);
	const { book, carrier } = ordering(req);
	res.json(await createCarrierLabel(book, carrier, { ...named(req), request, actor: callerOf(req) }));
}
