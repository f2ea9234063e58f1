"use client";

import {
	changeWebhook,
	createWebhook,
	listWebhooks,
	type Webhook,
	type WebhookInput,
	type WebhookSecret,
} from "@confiserie/domain/contract/webhooks";
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from "@confiserie/domain/webhook";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useChannels } from "@/features/admin-channels";
import { DialogForm } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { invalidate } from "@/lib/use-operation";
import { Dialog } from "@/ui/dialog";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";

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

const FIELDS = ["name", "url", "events", "channelId"] as const;
const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: `Du canal ${name}` });
const NEW: WebhookInput = {
	name: "",
	url: "",
	events: ["order.placed", "order.paid", "order.cancelled"],
	channelId: null,
};

function WebhookForm({ edited, onClose, onCreated }: WebhookDialogProps & { edited: Webhook | "new" }) {
	const client = useQueryClient();
	const chosen = edited === "new" ? null : edited.channelId;
	// Until the names have loaded the selected one is shown by its id, so that the form does not lose it.
	const channels = useChannels().data?.content ?? (chosen ? [{ id: chosen, name: chosen }] : []);
	const form = useForm<WebhookInput>({
		defaultValues: edited === "new" ? NEW : valuesOf(edited),
		resolver: resolverOf(validate),
	});
	const { errors } = form.formState;
	const submit = form.handleSubmit(async (body) => {
		try {
			if (edited === "new") onCreated(await call(createWebhook, { body }));
			else {
				await call(changeWebhook, { params: { id: edited.id }, body });
				onClose();
			}
			void invalidate(client, listWebhooks);
		} catch (cause) {
			showProblem(cause, FIELDS, form.setError, "Le webhook n'a pas pu être enregistré. Réessayez.");
		}
	});
	return (
		<DialogForm state={form.formState} onSubmit={submit} onClose={onClose}>
			<TextField {...form.register("name")} label="Nom" autoComplete="off" error={errors.name?.message ?? null} />
			<TextField
				{...form.register("url")}
				type="url"
				inputMode="url"
				autoComplete="off"
				label="Adresse"
				hint="Par exemple https://caisse.exemple.fr/webhooks"
				error={errors.url?.message ?? null}
			/>
			<Select
				{...form.register("channelId", { setValueAs: (value: string) => value || null })}
				label="Commandes"
				hint="Les produits sont ceux de la boutique."
				options={[{ value: "", label: "De tous les canaux" }, ...channels.map(optionOf)]}
				error={errors.channelId?.message ?? null}
			/>
			<fieldset aria-describedby={errors.events ? "events-error" : undefined}>
				<legend className="text-sm font-semibold">Événements</legend>
				<ul className="mt-1">
					{WEBHOOK_EVENT_NAMES.map((name) => (
						<EventChoice key={name} name={name} field={form.register("events")} />
					))}
				</ul>
				{errors.events && (
					<p id="events-error" className="text-sm font-medium text-rouge">
						{errors.events.message}
					</p>
				)}
			</fieldset>
		</DialogForm>
	);
}

function EventChoice({ name, field }: { name: WebhookEvent; field: object }) {
	return (
		<li>
			<label className="flex min-h-11 items-center gap-3 py-1">
				<input type="checkbox" value={name} {...field} className="size-5 shrink-0 accent-framboise" />
				<span className="min-w-0">
					<span className="block font-semibold break-words">{name}</span>
					<span className="block text-sm text-prune">{WEBHOOK_EVENTS[name]}</span>
				</span>
			</label>
		</li>
	);
}

const valuesOf = ({ name, url, events, channelId }: Webhook): WebhookInput => ({ name, url, events, channelId });

function validate({ name, url, events }: WebhookInput): FieldMessages {
	return {
		...(name.trim() ? {} : { name: "Saisissez un nom." }),
		...(URL.canParse(url.trim()) ? {} : { url: "Saisissez une adresse complète, en https://." }),
		...(events.length > 0 ? {} : { events: "Choisissez un événement au moins." }),
	};
}
