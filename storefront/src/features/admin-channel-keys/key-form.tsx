"use client";

import { CHANNEL_SCOPE_NAMES, CHANNEL_SCOPES } from "@confiserie/domain/channel-key";
import { type IssuedKey, issueChannelKey } from "@confiserie/domain/contract/channel-keys";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useSession } from "@/features/auth";
import { call } from "@/lib/api";
import { useFormDraft } from "@/lib/form-draft";
import { showProblem } from "@/lib/form-problem";
import { resolverOf } from "@/lib/form-resolver";
import { Button } from "@/ui/button";
import { OriginsField } from "@/ui/origins-field";
import { TextField } from "@/ui/text-field";

import { IssuedKeyNotice } from "./issued-key";
import { faultsOf, KEY_FIELDS, type KeyValues, NEW_KEY, wishOf } from "./key-values";

/** Issues a key for a channel and shows it, once. */
export function KeyForm({ channelId }: { channelId: string }) {
	const client = useQueryClient();
	const [issued, setIssued] = useState<IssuedKey | null>(null);
	const form = useForm<KeyValues>({ defaultValues: NEW_KEY, resolver: resolverOf(faultsOf) });
	const { errors, isSubmitting } = form.formState;
	const { user } = useSession();
	useFormDraft({ form: `channel-key-${channelId}`, owner: user?.id ?? "" }, form, KEY_FIELDS);
	const submit = form.handleSubmit(async (values) => {
		setIssued(null);
		try {
			setIssued(await call(issueChannelKey, { params: { id: channelId }, body: wishOf(values) }));
			form.reset(NEW_KEY);
			void client.invalidateQueries({ queryKey: ["admin", "channel-keys", channelId] });
		} catch (cause) {
			showProblem(cause, KEY_FIELDS, form.setError, "La clé n'a pas pu être émise. Réessayez.");
		}
	});
	return (
		<>
			<form method="post" noValidate onSubmit={submit} className="mt-4 grid gap-4 sm:grid-cols-2">
				<TextField
					{...form.register("name")}
					autoComplete="off"
					label="Nom de la clé"
					hint="Le programme qui s'en servira."
					error={errors.name?.message ?? errors.root?.message ?? null}
				/>
				<fieldset aria-describedby={errors.scopes ? "droits-error" : undefined}>
					<legend className="text-sm font-semibold">Droits</legend>
					{CHANNEL_SCOPE_NAMES.map((scope) => (
						<label key={scope} className="flex min-h-9 items-center gap-3">
							<input
								type="checkbox"
								value={scope}
								{...form.register("scopes")}
								className="size-5 shrink-0 accent-framboise"
							/>
							{CHANNEL_SCOPES[scope]}
						</label>
					))}
					{errors.scopes && (
						<p id="droits-error" className="text-sm font-medium text-rouge">
							{errors.scopes.message}
						</p>
					)}
				</fieldset>
				<TextField
					{...form.register("requestsPerMinute")}
					inputMode="numeric"
					label="Appels par minute"
					error={errors.requestsPerMinute?.message ?? null}
				/>
				<TextField
					{...form.register("lastDay")}
					type="date"
					label="Dernier jour"
					optional
					error={errors.lastDay?.message ?? null}
				/>
				<div className="sm:col-span-2">
					<OriginsField
						{...form.register("origins")}
						label="Sites qui appellent depuis un navigateur"
						purpose="Sans site, la clé sert aux programmes seuls."
						error={errors.origins?.message ?? null}
					/>
				</div>
				<Button type="submit" busy={isSubmitting} busyLabel="Émission…" className="justify-self-start">
					Émettre une clé
				</Button>
			</form>
			{issued && <IssuedKeyNotice issued={issued} />}
		</>
	);
}
