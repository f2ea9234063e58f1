"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { previewLineRefund, refundOrderLines } from "@confiserie/domain/contract/order-refunds";
import { formatCents } from "@confiserie/domain/format";
import { formatBoxSum } from "@confiserie/domain/prices/box-words";
import { ConfirmAct } from "@/features/admin/kit";
import { call } from "@/lib/api";
import { useKey } from "@/lib/use-key";
import { useOperation } from "@/lib/use-operation";

const RETURNED = { returned: true, lines: [], shipping: false };

/** Refunds all boxes that came back, at the amount that the server works out; nothing where none is to be refunded. */
export function ReturnedRefund({ order: { id, items } }: { order: AdminOrderDetail }) {
	const params = { id };
	const { data } = useOperation(
		previewLineRefund,
		{ params, body: RETURNED },
		{ enabled: items.some(({ quantityReturned }) => quantityReturned > 0) },
	);
	const keyOfRequest = useKey();
	if (!data || data.refund + data.offBalance === 0) return null;
	const { lines, worth, offBalance, refund, refundByHand, beyond, fingerprint } = data;
	const back = formatBoxSum(lines.map((line) => ({ ...line, boxes: line.boxesBack })));
	const body = { ...RETURNED, reason: "Articles revenus", fingerprint };
	const sums = [
		`${back} de retour, ${formatCents(worth)}\u00a0:`,
		refund > 0 && `${formatCents(refund)} à rembourser.`,
		refundByHand > 0 && `Dont ${formatCents(refundByHand)} à virer par vos soins.`,
		offBalance > 0 && `${formatCents(offBalance)} de moins à payer par le client.`,
		beyond > 0 && `${formatCents(beyond)} déjà rendus.`,
	];
	return (
		<ConfirmAct
			label="Rembourser ce qui est revenu"
			title="Rembourser ce qui est revenu ?"
			confirm={refund > 0 ? `Rembourser ${formatCents(refund)}` : `Retirer ${formatCents(offBalance)} du solde`}
			busyLabel="Remboursement…"
			act={() => call(refundOrderLines, { params, body, headers: { "idempotency-key": keyOfRequest(body) } })}
			changes="everything"
			done="Les articles revenus sont remboursés."
		>
			{sums.filter(Boolean).join(" ")}
		</ConfirmAct>
	);
}
