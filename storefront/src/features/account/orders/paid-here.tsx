import { listInvoices } from "@confiserie/domain/contract/invoices";
import { readOrder } from "@confiserie/domain/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useArrivalFocus } from "@/lib/use-arrival-focus";
import { invalidate } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";

/** Whether an order's payment was made on this page, and what `PayBalance` calls when it is made or no longer open. */
export function usePaidHere() {
	const client = useQueryClient();
	const [isPaid, setPaid] = useState(false);
	const [isClosed, setClosed] = useState(false);
	const refresh = () => void invalidate(client, readOrder, listInvoices);
	const onPaid = () => {
		setPaid(true);
		refresh();
	};
	const onClosed = () => {
		setClosed(true);
		refresh();
	};
	return { isPaid, isClosed, onPaid, onClosed };
}

/** Takes the place of the payment form that was just used, and the focus that was in it. */
export function PaymentThanks({ title, children }: { title: string; children: ReactNode }) {
	const thanks = useArrivalFocus<HTMLDivElement>();
	return (
		<div ref={thanks} tabIndex={-1} className="outline-none print:hidden">
			<Banner tone="success" title={title}>
				{children}
			</Banner>
		</div>
	);
}
