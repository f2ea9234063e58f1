"use client";

import { createChannel } from "@confiserie/domain/contract/channels";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useForm } from "react-hook-form";
import { call } from "@/lib/api";
import { showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { CHANNELS_KEY } from "./channels-key";

interface Values {
	name: string;
}

/** Makes a channel and opens it, so that its terms can be set. */
export function CreateForm() {
	const client = useQueryClient();
	const router = useRouter();
	const form = useForm<Values>({ defaultValues: { name: "" }, resolver: resolverOf(validate) });
	const { errors, isSubmitting } = form.formState;
	const submit = form.handleSubmit(async ({ name }) => {
		try {
			const { id } = await call(createChannel, { body: { name: name.trim() } });
			void client.invalidateQueries({ queryKey: CHANNELS_KEY });
			router.push(`/admin/channels/${encodeURIComponent(id)}`);
		} catch (cause) {
			showProblem(cause, ["name"], form.setError, "Le canal n'a pas pu être créé. Réessayez.");
		}
	});
	return (
		<form method="post" noValidate onSubmit={submit} className="mt-4 flex flex-col gap-3">
			<TextField
				{...form.register("name")}
				autoComplete="off"
				maxLength={80}
				label="Nom du canal"
				hint="Par exemple une place de marché, une caisse ou le site d'un partenaire."
				error={errors.name?.message ?? errors.root?.message ?? null}
			/>
			<Button type="submit" busy={isSubmitting} busyLabel="Création…" className="self-start">
				Créer le canal
			</Button>
		</form>
	);
}

function validate({ name }: Values): FieldMessages {
	return name.trim() ? {} : { name: "Donnez un nom au canal." };
}
