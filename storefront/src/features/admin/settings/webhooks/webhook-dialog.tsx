"use client";

import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from "@confiserie/domain/channels/webhook";
import {
	changeWebhook,
	createWebhook,
	listWebhooks,
	type Webhook,
	type WebhookInput,
	type WebhookSecret,
} from "@confiserie/domain/contract/webhooks";
import { ChoiceField, ChoicesField, TextField, takeOf, useEditForm } from "@/features/admin/kit";
import { useChannels } from "@/features/admin/settings/channels";
import { DialogForm } from "@/features/admin/shell";
import { Dialog } from "@/ui/dialog";

interface WebhookDialogProps {
	/** Null while it is closed. */
	edited: Webhook | "new" | null;
	onClose: () => void;
	onCreated: (secret: WebhookSecret) => void;
}

/** Adds or changes an endpoint: name, address and subscribed events. */
export function WebhookDialog({ edited, onClose, onCreated }: WebhookDialogProps) {
	return (
		<Dialog
			open={edited !== null}
			onClose={onClose}
			title={edited === "new" ? "Ajouter un webhook" : "Modifier le webhook"}
			description="Chaque message est signé. Une adresse publique, en https://, est attendue."
		>
			{edited && <WebhookForm edited={edited} onClose={onClose} onCreated={onCreated} />}
		</Dialog>
	);
}

const NEW: WebhookInput = {
	name: "",
	url: "",
	events: ["order.placed", "order.paid", "order.cancelled"],
	channelId: null,
};
const EVENTS = WEBHOOK_EVENT_NAMES.map((name) => ({ id: name, name, detail: WEBHOOK_EVENTS[name] }));

function WebhookForm({ edited, onClose, onCreated }: WebhookDialogProps & { edited: Webhook | "new" }) {
	const isNew = edited === "new";
	const chosen = isNew ? null : edited.channelId;
	// Until the names have loaded the selected one is shown by its id, so that the form does not lose it.
	const channels = useChannels().data?.content ?? (chosen ? [{ id: chosen, name: chosen }] : []);
	const form = useEditForm(isNew ? createWebhook : changeWebhook, {
		start: isNew ? NEW : takeOf(edited, ["name", "url", "events", "channelId"]),
		params: { id: isNew ? "" : edited.id },
		changes: [listWebhooks],
		failure: "Le webhook n'a pas pu être enregistré. Réessayez.",
		onSaved: (saved) => ("secret" in saved ? onCreated(saved) : onClose()),
	});
	return (
		<DialogForm state={form.formState} onSubmit={form.submit} onClose={onClose}>
			<TextField {...form.field("name")} label="Nom" />
			<TextField
				{...form.field("url")}
				type="url"
				inputMode="url"
				label="Adresse"
				hint="Par exemple https://caisse.exemple.fr/webhooks"
			/>
			<ChoiceField
				{...form.field("channelId")}
				label="Commandes"
				hint="Les produits sont ceux de la boutique."
				options={[
					{ value: null, label: "De tous les canaux" },
					...channels.map(({ id, name }) => ({ value: id, label: `Du canal ${name}` })),
				]}
			/>
			<ChoicesField {...form.field("events")} legend="Événements" choices={EVENTS} />
		</DialogForm>
	);
}
