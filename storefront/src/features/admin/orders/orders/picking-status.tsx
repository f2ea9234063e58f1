"use client";

import type { Picking } from "@confiserie/domain/contract/picking";
import { useState } from "react";
import { May } from "@/features/admin/shell";
import { Button } from "@/ui/button";
import { BatchDialog } from "./batch-dialog";

/** Moves all orders that are prepared together on, from where they are prepared. */
export function PickingStatus({ orders }: { orders: Picking["orders"] }) {
	const [isOpen, setOpen] = useState(false);
	const selection = {
		count: orders.length,
		asked: () => ({ orderIds: orders.map(({ id }) => id) }),
		statuses: orders.map(({ status }) => status),
		orders,
	};
	return (
		<May permission="orders.change">
			<Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
				Changer le statut
			</Button>
			<BatchDialog isOpen={isOpen} selection={selection} onClose={() => setOpen(false)} />
		</May>
	);
}
