"use client";

import {
	type CommercialCodeRow,
	issueCommercialCode,
	listCommercialCodes,
} from "@confiserie/domain/contract/commercial-codes";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useSession } from "@/features/auth";
import { call } from "@/lib/api";
import { useFormDraft } from "@/lib/form-draft";
import { showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { invalidate } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

interface IssueValues {
	email: string;
}

/** Issues a code to an account and shows it; a code that was in force ends with it. */
export function IssueForm() {
	const client = useQueryClient();
	const [issued, setIssued] = useState<CommercialCodeRow | null>(null);
	const form = useForm<IssueValues>({
		defaultValues: { email: "" },
		resolver: resolverOf(validate),
	});
	const { errors, isSubmitting } = form.formState;
	const { user } = useSession();
	useFormDraft({ form: "commercial-code", owner: user?.id ?? "" }, form, FIELDS);
	const submit = form.handleSubmit(async ({ email }) => {
		setIssued(null);
		try {
			setIssued(await call(issueCommercialCode, { body: { email: email.trim() } }));
			form.reset();
			void invalidate(client, listCommercialCodes);
		} catch (cause) {
			showProblem(cause, FIELDS, form.setError, "Le code n'a pas pu être émis. Réessayez.");
		}
	});
	return (
		<form method="post" noValidate onSubmit={submit} className="mt-4 flex flex-col gap-3">
			<TextField
				{...form.register("email")}
				type="email"
				autoComplete="off"
				label="E-mail du client"
				hint="Le client doit avoir un compte. Un nouveau code met fin au précédent."
				error={errors.email?.message ?? errors.root?.message ?? null}
			/>
			<Button type="submit" busy={isSubmitting} busyLabel="Émission…" className="self-start">
				Émettre un code
			</Button>
			{issued && (
				<Banner tone="success" title={`Code de ${issued.email} : ${issued.code}`}>
					Communiquez-le à ce client seul : il n'ouvre que ses propres commandes.
				</Banner>
			)}
		</form>
	);
}

const FIELDS = ["email"] as const;

function validate({ email }: IssueValues): FieldMessages {
	return email.trim() ? {} : { email: "Saisissez l'e-mail du compte." };
}
