import { previewLineRefund } from "@confiserie/domain/contract/order-refunds";
import { formatCount } from "@confiserie/domain/format";
import { Detail } from "@/features/admin/kit";
import { Banner } from "@/ui/banner";
import { LineRefundOutcome } from "./line-refund-outcome";

/** States how cancelling the boxes that have not left changes goods and money of a partly shipped order. */
export function RestOutcome({ orderId, rest, gone }: { orderId: string; rest: RestLine[]; gone: number }) {
	const choice = { lines: rest.map((line) => ({ ...line, restock: false })), shipping: false };
	const boxes = rest.reduce((sum, line) => sum + line.boxes, 0);
	return (
		<div className="flex flex-col gap-3">
			<Banner tone="warning" title="Seul ce qui n'est pas parti est annulé">
				{`${formatCount(boxes, "carton")} ne ${boxes > 1 ? "partiront" : "partira"} pas et ${boxes > 1 ? "redeviennent vendables" : "redevient vendable"}. ${formatCount(gone, "carton")} déjà ${gone > 1 ? "partis restent facturés et dus" : "parti reste facturé et dû"}\u00a0: la commande devient «\u00a0Expédiée\u00a0».`}
			</Banner>
			<Detail
				operation={previewLineRefund}
				input={{ params: { id: orderId }, body: choice }}
				failure="Impossible de calculer ce qui est à rembourser"
				height="h-16"
			>
				{(preview) => <LineRefundOutcome preview={preview} />}
			</Detail>
		</div>
	);
}

interface RestLine {
	lineId: string;
	boxes: number;
}
