import { COMMERCIAL_CODE_MESSAGES } from "@confiserie/domain/payments/commercial-code";
import { normaliseCode } from "@confiserie/domain/promotions/promotion";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import type { CommercialCode } from "./use-commercial-code";

export interface CodeFieldProps {
	commercialCode: CommercialCode;
	isLocked: boolean;
	/** See `PaymentChoiceProps`. */
	onPromotion: (code: string) => Promise<string | null>;
}

/**
 * One field for both kinds of code, with the verdict, which a screen reader hears when it comes. A commercial code is judged while it
 * is typed; any other is tried as a promotion's on request, since the shop counts wrong tries.
 */
export function CodeField({ commercialCode, isLocked, onPromotion }: CodeFieldProps) {
	const { code, state, isChecking, problem, type } = commercialCode;
	/** A promotion's code may look like a commercial one, which has no dash: CAFE-2026. */
	const [typed, setTyped] = useState(code);
	const [isTrying, setTrying] = useState(false);
	const [tried, setTried] = useState<{ code: string; promotion: string; refusal: string | null } | null>(null);
	const isWrong = state === "invalid-format" || state === "invalid-code";
	const refusal = tried?.code === code ? tried.refusal : null;
	const error = refusal ?? (isWrong ? COMMERCIAL_CODE_MESSAGES[state] : problem);
	const tryPromotion = async () => {
		setTrying(true);
		const promotion = normaliseCode(typed);
		const found = await onPromotion(promotion);
		setTried({ code, promotion, refusal: found });
		setTrying(false);
		if (found === null) type("");
	};
	const done =
		state === "valid"
			? COMMERCIAL_CODE_MESSAGES.valid
			: code === "" && tried?.refusal === null
				? `Code ${tried.promotion} appliqué.`
				: null;
	return (
		<div className="flex flex-col items-start gap-1.5">
			<TextField
				label="Code commercial ou promotionnel"
				hint="Un code commercial a 8 caractères et vous est remis par notre service commercial."
				optional
				value={code}
				onChange={({ target }) => {
					setTyped(target.value);
					type(target.value);
				}}
				onKeyDown={(event) => {
					if (event.key === "Enter" && isWrong && !isTrying) void tryPromotion();
				}}
				error={error}
				maxLength={64}
				readOnly={isLocked || isTrying}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				className="max-w-72 tracking-widest uppercase"
			/>
			{isWrong && refusal === null && (
				<Button
					variant="secondary"
					size="sm"
					busy={isTrying}
					busyLabel="Vérification du code…"
					disabled={isLocked}
					onClick={tryPromotion}
				>
					Essayer comme code promotionnel
				</Button>
			)}
			<p role="status" className="text-sm">
				{error && <span className="sr-only">{error}</span>}
				{isChecking && <span className="text-prune">Vérification du code…</span>}
				{done && (
					<span className="flex gap-1.5 font-medium text-pistache">
						<CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
						{done}
					</span>
				)}
			</p>
		</div>
	);
}
