"use client";

import type { StatusMailRequest } from "@confiserie/domain/contract/admin-order";

import { previewStatusMail } from "@confiserie/domain/contract/admin-orders";
import { Mail } from "lucide-react";
import { useId, useState } from "react";
import { Detail } from "@/features/admin/kit";
import { Button } from "@/ui/button";

interface MailPreviewProps {
	orderId: string;
	/** What is about to be saved. */
	request: StatusMailRequest;
}

/** Shows on demand the mail that the selected change of status would send. */
export function MailPreview({ orderId, request }: MailPreviewProps) {
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	return (
		<div className="flex flex-col items-start gap-2">
			<Button
				variant="ghost"
				size="sm"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setOpen((before) => !before)}
			>
				<Mail aria-hidden="true" className="size-4.5" />
				{isOpen ? "Masquer l'e-mail" : "Voir l'e-mail"}
			</Button>
			<div id={id} className="w-full empty:hidden">
				{isOpen && <Letter orderId={orderId} request={request} />}
			</div>
		</div>
	);
}

function Letter({ orderId, request }: MailPreviewProps) {
	return (
		<Detail
			operation={previewStatusMail}
			input={{ params: { id: orderId }, body: request }}
			// It tells of the order as it is now.
			options={{ retry: false, gcTime: 0 }}
			failure="L'e-mail n'a pas pu être affiché"
			height="h-40"
		>
			{({ mail }) =>
				mail ? (
					<article className="rounded-control border border-trait bg-white p-3 text-sm">
						<p className="wrap-anywhere text-prune">{`À\u00a0: ${mail.to}`}</p>
						<h3 className="font-bold wrap-anywhere">{mail.subject}</h3>
						<p className="mt-2 whitespace-pre-line wrap-anywhere">{mail.text}</p>
					</article>
				) : (
					<p className="text-sm text-prune">Ce changement n'envoie pas d'e-mail.</p>
				)
			}
		</Detail>
	);
}
