"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { holdsStock } from "@confiserie/domain/order-status";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { May } from "@/features/admin-shell";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ContactForm } from "./contact-form";

/** "Corriger" beside the address, until the goods have left. */
export function ContactCorrection({ order }: { order: AdminOrderDetail }) {
	const [isOpen, setOpen] = useState(false);
	if (!holdsStock(order.status) && !isOpen) return null;
	return (
		<May permission="orders.change">
			<Button variant="ghost" size="sm" aria-label="Corriger les coordonnées" onClick={() => setOpen(true)}>
				<Pencil aria-hidden="true" className="size-4.5" />
				Corriger
			</Button>
			<Dialog
				open={isOpen}
				onClose={() => setOpen(false)}
				title="Corriger les coordonnées"
				description={`Commande ${order.orderNumber}, tant qu'elle n'est pas partie. Les frais de port ne changent pas.`}
				className="max-w-2xl"
			>
				<ContactForm order={order} onClose={() => setOpen(false)} />
			</Dialog>
		</May>
	);
}
