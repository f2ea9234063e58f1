"use client";

import { commercialCodeFor } from "@confiserie/domain/commercial-code";
import {
	DEPOSIT_PERCENTAGES,
	DEPOSITS_CLOSED,
	type DepositRules,
	depositCents,
	depositRefusal,
	enabledPercentages,
	minimumOrderCents,
} from "@confiserie/domain/deposit";
import { formatCents } from "@confiserie/domain/format";
import { ChevronDown, CircleAlert } from "lucide-react";
import { useId, useState } from "react";
import { Select } from "@/ui/select";
import { callCodeCheck } from "./calls";
import { CommercialCodeField } from "./commercial-code-field";
import { ModeCard } from "./mode-card";
import { depositOf, IN_FULL, type PaymentWish } from "./payment-wish";
import { useCommercialCode } from "./use-commercial-code";
import { useDepositTerms } from "./use-deposit-terms";

export interface PaymentChoiceProps {
	/** Total with shipping, in cents. */
	totalCents: number;
	wish: PaymentWish;
	/** The account's e-mail. */
	email: string;
	code: string;
	/** True when the server has accepted `code` already. */
	isCodeAccepted: boolean;
	/** True while a payment is under way: nothing about it can change. */
	isLocked: boolean;
	onCode: (code: string) => void;
	onChange: (wish: PaymentWish) => void;
}

/** Payment in full or by deposit, the commercial code, and the percentage, folded up: most orders are paid in full. Source: spec §2 "Checkout", §5 "Deposit". */
export function PaymentChoice({
	totalCents,
	wish,
	email,
	code,
	isCodeAccepted,
	isLocked,
	onCode,
	onChange,
}: PaymentChoiceProps) {
	const name = useId();
	const [isRefused, setRefused] = useState(false);
	const { terms, settled } = useDepositTerms();
	const { rules } = terms;
	const deposit = depositOf(totalCents, rules);
	const isDeposit = wish.paymentType === "deposit";
	const [isOpen, setOpen] = useState(isDeposit || code !== "");
	const onType = (typed: string) => {
		onCode(typed);
		// A changed code is invalid until it is checked again, and a deposit needs a valid one.
		if (isDeposit && typed !== code) onChange(IN_FULL);
	};
	const judge = async (typed: string) => {
		const { check } = await settled();
		return check === "server" ? callCodeCheck(typed) : typed === (await commercialCodeFor(email));
	};
	const commercialCode = useCommercialCode({
		judge,
		code,
		isAccepted: isCodeAccepted,
		onType,
		// Nothing else is done with a code: the choice that it opens is made, and can be taken back.
		onValid: () => deposit && onChange(deposit),
	});
	const isAllowed = terms.permission === "ALLOWED";
	const isRefusedToAccount = terms.permission === "REFUSED";
	const isValid = isAllowed || commercialCode.state === "valid";

	const chooseDeposit = () => {
		setRefused(!isValid);
		if (isValid && deposit) onChange(deposit);
	};
	const offered = deposit?.depositPercentage ?? null;
	const shown = (isDeposit ? wish.depositPercentage : null) ?? offered;
	return (
		<details
			open={isOpen}
			onToggle={(event) => setOpen(event.currentTarget.open)}
			className="group rounded-card border border-trait bg-white"
		>
			<summary className="flex min-h-12 items-center justify-between gap-3 rounded-card px-4 font-semibold sm:px-6">
				{terms.permission === "BY_CODE" ? "J'ai un code commercial" : "Payer par acompte"}
				<ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
			</summary>
			<fieldset className="flex flex-col gap-4 px-4 pb-4 sm:px-6 sm:pb-6">
				<legend className="sr-only">Mode de paiement</legend>
				{deposit && terms.permission === "BY_CODE" && (
					<CommercialCodeField commercialCode={commercialCode} isLocked={isLocked} />
				)}
				<div className="grid gap-3 sm:grid-cols-2">
					<ModeCard
						name={name}
						title="Paiement intégral"
						text={`${formatCents(totalCents)} maintenant`}
						isChosen={!isDeposit}
						isDisabled={isLocked}
						onChoose={() => {
							setRefused(false);
							onChange(IN_FULL);
						}}
					/>
					<ModeCard
						name={name}
						title="Acompte"
						text={isRefusedToAccount ? REFUSED_TO_ACCOUNT : depositText(totalCents, shown, rules)}
						isChosen={isDeposit}
						isDisabled={isLocked || deposit === null || isRefusedToAccount}
						onChoose={chooseDeposit}
					/>
				</div>
				{deposit && isAllowed && <p className="text-sm text-prune">{ALLOWED}</p>}
				{deposit && terms.permission === "BY_CODE" && isRefused && !isValid && (
					<p role="alert" className="flex gap-1.5 text-sm font-medium text-rouge">
						<CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
						{depositRefusal(rules)}
					</p>
				)}
				{isDeposit && (
					<Select
						label="Pourcentage de l'acompte"
						value={String(wish.depositPercentage)}
						disabled={isLocked}
						options={percentageOptions(totalCents, rules)}
						onChange={(event) => onChange({ paymentType: "deposit", depositPercentage: Number(event.target.value) })}
					/>
				)}
			</fieldset>
		</details>
	);
}

const ALLOWED = "L'acompte vous est ouvert sans code commercial.";
const REFUSED_TO_ACCOUNT = "L'acompte n'est pas ouvert à votre compte. Contactez-nous pour en parler.";

/** @param percentage the one that would be chosen; null when the total is too small for any */
function depositText(totalCents: number, percentage: number | null, rules: DepositRules): string {
	if (!rules.isOpen) return DEPOSITS_CLOSED;
	if (percentage === null) return `Commande minimum ${formatCents(minimumOrderCents(rules))} pour l'acompte`;
	return `${formatCents(depositCents(totalCents, percentage))} maintenant, le solde ensuite`;
}

/** Every percentage with its amount; those below the minimum deposit cannot be chosen. */
function percentageOptions(totalCents: number, rules: DepositRules) {
	const enabled = enabledPercentages(totalCents, rules);
	return DEPOSIT_PERCENTAGES.map((percentage) => ({
		value: String(percentage),
		label: `${percentage} % — ${formatCents(depositCents(totalCents, percentage))}`,
		disabled: !enabled.includes(percentage),
	}));
}
