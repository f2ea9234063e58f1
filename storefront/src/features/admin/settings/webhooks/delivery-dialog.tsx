"use client";

import {
	listWebhookDeliveries,
	listWebhooks,
	readWebhookDelivery,
	resendWebhookDelivery,
	type WebhookDelivery,
} from "@confiserie/domain/contract/webhooks";
import { Act, Detail } from "@/features/admin/kit";
import { call } from "@/lib/api";
import { Dialog } from "@/ui/dialog";

/** A message in full, and the button that sends it again. */
export function DeliveryDialog({ delivery, onClose }: { delivery: WebhookDelivery | null; onClose: () => void }) {
	return (
		<Dialog
			open={delivery !== null}
			onClose={onClose}
			title={delivery?.type ?? ""}
			description={delivery ? `${delivery.label}, pour ${delivery.webhookName}` : ""}
			className="max-w-2xl"
		>
			{delivery && <Content id={delivery.id} onClose={onClose} />}
		</Dialog>
	);
}

function Content({ id, onClose }: { id: string; onClose: () => void }) {
	return (
		<Detail
			operation={readWebhookDelivery}
			input={{ params: { id } }}
			failure="Impossible de charger le message"
			height="h-40"
		>
			{(delivery) => (
				<div className="flex flex-col gap-4">
					<Text title="webhook-id" text={delivery.messageId} />
					<Text
						title="Contenu"
						text={delivery.data === null ? "Lu au premier essai." : JSON.stringify(delivery.data, null, 2)}
					/>
					<Text title="Réponse" text={responseOf(delivery)} />
					<Act
						label="Renvoyer"
						variant="primary"
						act={() => call(resendWebhookDelivery, { params: { id } })}
						changes={[listWebhooks, listWebhookDeliveries, readWebhookDelivery]}
						done="Le message part à nouveau."
						onDone={onClose}
					/>
				</div>
			)}
		</Detail>
	);
}

function Text({ title, text }: { title: string; text: string }) {
	return (
		<div>
			<h3 className="text-sm font-semibold">{title}</h3>
			{/* Scrolls by keyboard too. */}
			<pre
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached without a mouse
				tabIndex={0}
				className="mt-1 max-h-64 overflow-auto rounded-control bg-creme p-3 text-sm break-words whitespace-pre-wrap"
			>
				{text}
			</pre>
		</div>
	);
}

function responseOf({
	responseStatus,
	responseExcerpt,
	error,
}: {
	responseStatus: number | null;
	responseExcerpt: string | null;
	error: string | null;
}): string {
	if (responseStatus === null) return error ?? "Aucun essai encore.";
	return [`${responseStatus}`, responseExcerpt].filter(Boolean).join("\n");
}
