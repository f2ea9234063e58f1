"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { holdsStock } from "@confiserie/domain/order-status";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { May } from "@/features/admin-shell";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { LineForm } from "./line-form";

/** "Corriger" beside the articles, until they have left. */
export function LineCorrection({ order }: { order: AdminOrderDetail }) {
	const [isOpen, setOpen] = useState(false);
	if (!holdsStock(order.status) && !isOpen) return null;
	return (
		<May permission="orders.change">
			<Button variant="ghost" size="sm" aria-label="Corriger les articles" onClick={() => setOpen(true)}>
				<Pencil aria-hidden="true" className="size-4.5" />
				Corriger
			</Button>
			<Dialog
				open={isOpen}
				onClose={() => setOpen(false)}
				title="Corriger les articles"
				description={`Commande ${order.orderNumber}, tant qu'elle n'est pas partie. Rien n'est fait avant la confirmation.`}
				className="max-w-3xl"
			>
				<LineForm order={order} onClose={() => setOpen(false)} />
			</Dialog>
		</May>
	);
}
