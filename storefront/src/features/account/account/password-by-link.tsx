import type { PasswordReset } from "@confiserie/domain/contract/account";
import { type ReactNode, Suspense } from "react";
import { useArrivalFocus } from "@/lib/use-arrival-focus";
import { useMailedToken } from "@/lib/use-mailed-token";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { NameFields } from "./name-fields";
import { NewPasswordFields } from "./new-password-fields";
import { useAccountForm } from "./use-account-form";
import { type NewPassword, validateNames, validateNewPassword } from "./validation";

interface Way {
	href: string;
	label: string;
}

/** Texts of a page that sets a password by a mailed link. */
interface PasswordByLinkProps {
	send: (request: PasswordReset) => Promise<unknown>;
	/** Whether the link belongs to someone whose name the shop may not know yet. */
	asksName?: boolean;
	/** Where the shop cannot be reached. */
	failed: string;
	/** Where to go when the link is refused. */
	otherwise: Way;
	submit: string;
	busy: string;
	/** Before the button. */
	children?: ReactNode;
	done: { title: string; text: string; next: Way };
}

/** A new password, chosen with the key of a mailed link. */
export function PasswordByLink(words: PasswordByLinkProps) {
	return (
		<Suspense fallback={<p className="text-prune">Un instant…</p>}>
			<PasswordForm {...words} />
		</Suspense>
	);
}

type Values = NewPassword & { firstName: string; lastName: string };

function PasswordForm({
	send,
	asksName = false,
	failed,
	otherwise,
	submit,
	busy,
	children,
	done,
}: PasswordByLinkProps) {
	const token = useMailedToken();
	const { form, card, errorOf } = useAccountForm<Values>({
		values: { firstName: "", lastName: "", password: "", confirmation: "" },
		fields: asksName ? ["firstName", "lastName", "password"] : ["password"],
		validate: (values) => ({ ...(asksName && validateNames(values)), ...validateNewPassword(values) }),
		failed,
		send: async ({ password, firstName, lastName }) => {
			await send({ token, password, ...(asksName && { firstName, lastName }) });
			return done.title;
		},
	});
	if (card.done) return <Done {...done} />;
	return (
		<form
			method="post"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				card.onSubmit();
			}}
			className="flex flex-col gap-5"
		>
			{card.problem && !errorOf("password") && (
				<Banner
					tone="error"
					action={
						<ButtonLink href={otherwise.href} variant="secondary" size="sm">
							{otherwise.label}
						</ButtonLink>
					}
				>
					{card.problem}
				</Banner>
			)}
			{asksName && <NameFields field={form.register} errorOf={errorOf} />}
			<NewPasswordFields field={form.register} password={form.watch("password")} errorOf={errorOf} />
			{children}
			<Button type="submit" size="lg" busy={card.isBusy} busyLabel={busy}>
				{submit}
			</Button>
		</form>
	);
}

function Done({ title, text, next }: PasswordByLinkProps["done"]) {
	const words = useArrivalFocus<HTMLDivElement>();
	return (
		<div ref={words} tabIndex={-1} className="flex flex-col gap-5">
			<Banner tone="success" title={title}>
				{text}
			</Banner>
			<ButtonLink href={next.href} size="lg">
				{next.label}
			</ButtonLink>
		</div>
	);
}
