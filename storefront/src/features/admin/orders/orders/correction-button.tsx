"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { holdsStock } from "@confiserie/domain/orders/order-status";
import { Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { BuyerFacts } from "@/features/admin/orders/buyer";
import { May } from "@/features/admin/shell";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

interface CorrectionButtonProps {
	order: AdminOrderDetail;
	/** Accessible name, such as "Corriger les articles"; the visible text is "Corriger". */
	title: string;
	/** What a correction leaves as it is. */
	note: string;
	/** Width of the dialog. */
	className: string;
	children: (close: () => void) => ReactNode;
}

/** "Corriger" beside a part of an order, until its goods have left; opens the form that does it. */
export function CorrectionButton({ order, title, note, className, children }: CorrectionButtonProps) {
	const [isOpen, setOpen] = useState(false);
	const close = () => setOpen(false);
	if (!holdsStock(order.status) && !isOpen) return null;
	return (
		<May permission="orders.change">
			<Button variant="ghost" size="sm" aria-label={title} onClick={() => setOpen(true)}>
				<Pencil aria-hidden="true" className="size-4.5" />
				Corriger
			</Button>
			<Dialog
				open={isOpen}
				onClose={close}
				title={title}
				description={`Commande ${order.orderNumber}, tant qu'elle n'est pas partie. ${note}`}
				className={className}
			>
				<div className="mb-4 empty:hidden">{order.company && <BuyerFacts company={order.company} />}</div>
				{children(close)}
			</Dialog>
		</May>
	);
}
