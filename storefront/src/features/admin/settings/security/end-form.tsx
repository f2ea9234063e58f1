"use client";

import { endSecondFactor, readSecondFactor } from "@confiserie/domain/contract/accounts";
import { formatCount } from "@confiserie/domain/format";
import { useState } from "react";
import { EditForm, useEditForm } from "@/features/admin/kit";
import { CodeField, PasswordField } from "./secret-fields";

/** What is left of the recovery codes, and the way to sign in without a code again: password, then a last code. */
export function EndForm({ recoveryCodes, onEnded }: { recoveryCodes: number; onEnded: () => void }) {
	const [hasPassword, setPassword] = useState(false);
	const form = useEditForm(endSecondFactor, {
		start: { password: "", code: "" },
		changes: [readSecondFactor],
		failure: "Cela n'a pas abouti. Réessayez.",
		isSecret: true,
		onSaved: onEnded,
	});
	const goOn = async (event?: React.BaseSyntheticEvent) => {
		event?.preventDefault();
		setPassword(await form.trigger("password"));
	};
	return (
		<>
			<p className="my-3 text-prune">
				{`Il vous reste ${formatCount(recoveryCodes, "code de secours", "codes de secours")}. Pour changer de téléphone ou recevoir des codes neufs, arrêtez puis recommencez.`}
			</p>
			<EditForm
				form={hasPassword ? form : { ...form, submit: goOn }}
				legend="Double authentification"
				label={hasPassword ? "Arrêter" : "Arrêter la double authentification"}
				busyLabel="Vérification…"
			>
				{hasPassword ? <CodeField {...form.field("code")} autoFocus /> : <PasswordField {...form.field("password")} />}
			</EditForm>
		</>
	);
}
