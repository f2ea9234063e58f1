import { previewLineRefund } from "@confiserie/domain/contract/order-refunds";
import { formatBoxSum } from "@confiserie/domain/prices/box-words";
import { Detail } from "@/features/admin/kit";
import { Banner } from "@/ui/banner";
import { LineRefundOutcome } from "./line-refund-outcome";

/** States how cancelling the boxes that have not left changes goods and money of a partly shipped order. */
export function RestOutcome({ orderId, rest, gone }: { orderId: string; rest: RestLine[]; gone: RestLine[] }) {
	const choice = { lines: rest.map(({ lineId, boxes }) => ({ lineId, boxes, restock: false })), shipping: false };
	return (
		<div className="flex flex-col gap-3">
			<Banner tone="warning" title="Seul ce qui n'est pas parti est annulé">
				{`Ne part pas et redevient vendable\u00a0: ${formatBoxSum(rest)}. Est parti et reste facturé et dû\u00a0: ${formatBoxSum(gone)}. La commande devient «\u00a0Expédiée\u00a0».`}
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
	piecesPerBox: number;
}
