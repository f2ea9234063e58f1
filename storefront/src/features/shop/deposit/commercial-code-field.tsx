import { COMMERCIAL_CODE, COMMERCIAL_CODE_MESSAGES } from "@confiserie/domain/payments/commercial-code";
import { CircleCheck } from "lucide-react";
import { TextField } from "@/ui/text-field";
import type { CommercialCode } from "./use-commercial-code";

export interface CommercialCodeFieldProps {
	commercialCode: CommercialCode;
	isLocked: boolean;
}

/** The commercial code with its verdict, which a screen reader hears when it comes. */
export function CommercialCodeField({ commercialCode, isLocked }: CommercialCodeFieldProps) {
	const { code, state, isChecking, problem, type } = commercialCode;
	const isWrong = state === "invalid-format" || state === "invalid-code";
	return (
		<div className="flex flex-col gap-1.5">
			<TextField
				label="Code commercial"
				hint={
					"8 caractères, remis par notre service commercial aux clients professionnels. Un code promotionnel se saisit à l'étape Informations."
				}
				optional
				value={code}
				onChange={(event) => type(event.target.value)}
				onPaste={(event) => {
					// With a maxLength of 8 the browser would truncate a pasted code with separators.
					event.preventDefault();
					const { value, selectionStart, selectionEnd } = event.currentTarget;
					const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? value.length)];
					if (!isLocked) type(before + event.clipboardData.getData("text") + after);
				}}
				error={isWrong ? COMMERCIAL_CODE_MESSAGES[state] : problem}
				maxLength={COMMERCIAL_CODE.length}
				readOnly={isLocked}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				className="max-w-60 tracking-widest uppercase"
			/>
			<p role="status" className="text-sm">
				{isWrong && <span className="sr-only">{COMMERCIAL_CODE_MESSAGES[state]}</span>}
				{problem && <span className="sr-only">{problem}</span>}
				{isChecking && <span className="text-prune">Vérification du code…</span>}
				{state === "valid" && (
					<span className="flex gap-1.5 font-medium text-pistache">
						<CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
						{COMMERCIAL_CODE_MESSAGES.valid}
					</span>
				)}
			</p>
		</div>
	);
}
