"use client";

import {
	type DeliveryState,
	listWebhookDeliveries,
	type Webhook,
	type WebhookDelivery,
} from "@confiserie/domain/contract/webhooks";
import { formatDateTime } from "@confiserie/domain/format";
import { useState } from "react";
import { ContinuedList } from "@/features/admin/kit";
import { Badge, type Tone } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Select } from "@/ui/select";
import { DeliveryDialog } from "./delivery-dialog";

const STATES: Record<DeliveryState, { label: string; tone: Tone }> = {
	WAITING: { label: "En attente", tone: "info" },
	FAILING: { label: "En échec", tone: "danger" },
	DONE: { label: "Arrivé", tone: "success" },
};
const STATE_OPTIONS = [
	{ value: "", label: "Tous" },
	...Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
];

/** Messages, newest first, with their results; each can be inspected and sent again. */
export function DeliveryList({ webhooks }: { webhooks: readonly Webhook[] }) {
	const [webhookId, setWebhookId] = useState("");
	const [state, setState] = useState<DeliveryState | "">("");
	const [opened, setOpened] = useState<WebhookDelivery | null>(null);
	return (
		<section
			aria-labelledby="messages"
			className="flex flex-col gap-3 rounded-card border border-trait bg-white p-5 sm:p-6"
		>
			<h2 id="messages" className="display text-xl">
				Messages
			</h2>
			<div className="grid gap-3 sm:grid-cols-2">
				<Select
					label="Webhook"
					options={[{ value: "", label: "Tous" }, ...webhooks.map(({ id, name }) => ({ value: id, label: name }))]}
					value={webhookId}
					onChange={({ target }) => setWebhookId(target.value)}
				/>
				<Select
					label="État"
					options={STATE_OPTIONS}
					value={state}
					onChange={({ target }) => setState(target.value as DeliveryState | "")}
				/>
			</div>
			<ContinuedList
				operation={listWebhookDeliveries}
				query={{ webhookId: webhookId || undefined, state: state || undefined }}
				options={{ refetchInterval: 10_000 }}
				failure="Impossible de charger les messages"
				height="h-24"
				caption="Messages"
				rowKey={({ id }) => id}
				line={(delivery) => <Delivery delivery={delivery} onOpen={() => setOpened(delivery)} />}
				empty={<p className="text-prune">Aucun message.</p>}
			/>
			<DeliveryDialog delivery={opened} onClose={() => setOpened(null)} />
		</section>
	);
}

function Delivery({ delivery, onOpen }: { delivery: WebhookDelivery; onOpen: () => void }) {
	const { type, label, webhookName, occurredAt, state } = delivery;
	return (
		<>
			<div className="min-w-0">
				<p className="break-words">
					<span className="font-semibold">{type}</span>
					{` · ${label}`}
				</p>
				<p className="text-sm break-words text-prune">{`${webhookName}, ${formatDateTime(occurredAt)}`}</p>
				<p className="mt-1 text-sm text-prune">
					<Badge tone={STATES[state].tone}>{STATES[state].label}</Badge> {outcomeOf(delivery)}
				</p>
			</div>
			<Button variant="secondary" size="sm" aria-label={`Voir le message ${type} de ${label}`} onClick={onOpen}>
				Voir
			</Button>
		</>
	);
}

function outcomeOf({ attempts, responseStatus, error, nextTryAt }: WebhookDelivery): string {
	const tries = attempts > 1 ? `${attempts} essais` : "";
	const answer = error ?? (responseStatus ? `Réponse ${responseStatus}` : "");
	const next = nextTryAt && attempts > 0 ? `prochain essai le ${formatDateTime(nextTryAt)}` : "";
	return [answer.replace(/\.$/, ""), tries, next].filter(Boolean).join(", ");
}
