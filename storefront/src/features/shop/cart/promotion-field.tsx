"use client";

import { COMMERCIAL_CODE_PATTERN, normaliseCode } from "@confiserie/domain/promotions/promotion";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { usePromotionCode, writePromotionCode } from "./promotion-code";
import type { ShippingFigures } from "./shipping-quote";

const COMMERCIAL = "Ce code a la forme d'un code commercial\u00a0: il sera vérifié à l'étape Paiement.";

/** One field for both kinds of code. The server says what became of a promotion's; a commercial one is checked at the payment. */
export default function PromotionField({ shipping }: { shipping: ShippingFigures }) {
	const code = usePromotionCode();
	const [typed, setTyped] = useState("");
	const [isOpen, setOpen] = useState(false);
	const [isAsked, setAsked] = useState(false);
	const verdict = code ? shipping.code : null;
	const isDone = verdict?.kind === "PROMOTION" && verdict.refusal === null;
	// The checkout moves a commercial code on to its payment at once: then none is applied any more.
	const isCommercial = COMMERCIAL_CODE_PATTERN.test(code || (isAsked ? normaliseCode(typed) : ""));
	// What was pressed is replaced by something else, which takes the focus.
	const field = useRef<HTMLInputElement>(null);
	const removal = useRef<HTMLButtonElement>(null);
	const isPressed = useRef(false);
	useEffect(() => {
		if (!isPressed.current) return;
		const next = isDone ? removal.current : isOpen && code === "" ? field.current : null;
		if (!next) return;
		isPressed.current = false;
		next.focus();
	}, [isDone, isOpen, code]);
	const press = (change: () => void) => {
		isPressed.current = true;
		change();
	};
	if (isDone)
		return (
			<div className="flex items-start justify-between gap-3 text-sm">
				<p role="status" className="flex min-w-0 gap-1.5 font-medium text-pistache">
					<CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					<span className="wrap-anywhere">{`Code ${code} appliqué.`}</span>
				</p>
				<Button
					ref={removal}
					variant="ghost"
					size="sm"
					className="-my-2"
					onClick={() =>
						press(() => {
							writePromotionCode("");
							setTyped("");
							setOpen(true);
						})
					}
				>
					Retirer
				</Button>
			</div>
		);
	if (!isOpen && !code)
		return (
			<Button variant="ghost" size="sm" onClick={() => press(() => setOpen(true))} className="self-start">
				J'ai un code
			</Button>
		);
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				setAsked(true);
				press(() => writePromotionCode(normaliseCode(typed || code)));
			}}
			className="flex items-start gap-2"
		>
			<div className="min-w-0 flex-1">
				<TextField
					label="Code promotionnel ou commercial"
					value={typed || code}
					ref={field}
					onChange={(event) => {
						setOpen(true);
						setAsked(false);
						writePromotionCode("");
						setTyped(event.target.value);
					}}
					error={verdict?.refusal ?? undefined}
					maxLength={64}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					className="uppercase"
				/>
				<p role="status" className={isCommercial ? "mt-1 text-sm text-prune" : "sr-only"}>
					{isCommercial ? COMMERCIAL : verdict?.refusal}
				</p>
			</div>
			<Button type="submit" variant="secondary" className="mt-7">
				Appliquer
			</Button>
		</form>
	);
}
