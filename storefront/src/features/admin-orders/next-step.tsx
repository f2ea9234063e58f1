"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { nextStatus, type OrderStatus, wordsOfStatus } from "@confiserie/domain/order-status";
import { isNotifiedByDefault } from "@confiserie/domain/status-change";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { MailPreview } from "./mail-preview";
import { NotifyField } from "./notify-field";

interface NextStepProps {
	order: AdminOrderDetail;
	isSaving: boolean;
	onTake: (status: OrderStatus, isNotified: boolean) => void;
}

/** The order's next step by one press, with its mail or without; nothing where there is none. */
export function NextStep({ order, isSaving, onTake }: NextStepProps) {
	const [choice, setNotified] = useState<boolean | null>(null);
	const next = nextStatus(order.status);
	if (!next) return null;
	const isNotified = choice ?? isNotifiedByDefault(order.status, next);
	return (
		<div className="mt-4 flex flex-col gap-2 border-t border-trait pt-4">
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<Button busy={isSaving} busyLabel="Sauvegarde..." onClick={() => onTake(next, isNotified)}>
					<ArrowRight aria-hidden="true" className="size-4.5" />
					{`Passer à «\u00a0${wordsOfStatus(next, isPickup(order.delivery)).label}\u00a0»`}
				</Button>
				<NotifyField isNotified={isNotified} onChange={setNotified} />
			</div>
			{isNotified && <MailPreview orderId={order.id} request={{ status: next }} />}
		</div>
	);
}
