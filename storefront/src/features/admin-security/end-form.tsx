"use client";

import { endSecondFactor, readSecondFactor } from "@confiserie/domain/contract/accounts";
import { formatCount } from "@confiserie/domain/format";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "@/lib/api";
import { invalidate } from "@/lib/use-operation";

import { CodeForm } from "./code-form";
import { PasswordForm } from "./password-form";

/** What is left of the recovery codes, and the way to sign in without a code again: password, then a last code. */
export function EndForm({ recoveryCodes, onEnded }: { recoveryCodes: number; onEnded: () => void }) {
	const client = useQueryClient();
	const [password, setPassword] = useState<string | null>(null);
	return (
		<>
			<p className="my-3 text-prune">
				{`Il vous reste ${formatCount(recoveryCodes, "code de secours", "codes de secours")}. Pour changer de téléphone ou recevoir des codes neufs, arrêtez puis recommencez.`}
			</p>
			{password === null ? (
				<PasswordForm label="Arrêter la double authentification" onPassword={async (typed) => setPassword(typed)} />
			) : (
				<CodeForm
					label="Arrêter"
					takesFocus
					onCode={async (code) => {
						await call(endSecondFactor, { body: { password, code } });
						await invalidate(client, readSecondFactor);
						onEnded();
					}}
				/>
			)}
		</>
	);
}
