"use client";

import { usePathname, useRouter } from "next/navigation";
import { forgetWantedPage, storedWantedPage } from "@/lib/wanted-page";
import { Dialog } from "@/ui/dialog";
import { AUTH_TEXTS } from "./auth-texts";
import { GoogleButton } from "./google-button";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";
import { useSession } from "./use-session";

/** The login/register modal; the default export because it is loaded on demand. Source: accounts spec §2. */
export default function AuthModal() {
	const { modal, showModal, goBack } = useSession();
	const router = useRouter();
	const pathname = usePathname();
	const screen = modal ?? "login";
	const { title, intro, question, other, otherLabel } = AUTH_TEXTS[screen];
	const done = () => {
		const wanted = storedWantedPage();
		forgetWantedPage();
		showModal(null, wanted ? null : undefined);
		if (wanted) router.push(wanted);
	};
	/** A modal closed without a response forgets the return URL: a later login does not lead to checkout. */
	const close = () => {
		forgetWantedPage();
		showModal(null, null);
	};
	return (
		<Dialog open={modal !== null} onClose={close} onClosed={goBack} title={title} description={intro}>
			{screen === "login" ? <LoginForm onDone={done} /> : <RegisterForm onDone={done} />}
			<div className="mt-5">
				<GoogleButton wanted={storedWantedPage() ?? pathname} />
			</div>
			<p className="mt-5 text-center text-sm text-prune">
				{question}{" "}
				<button
					type="button"
					onClick={() => showModal(other)}
					className="min-h-6 font-bold text-framboise-fonce underline underline-offset-4"
				>
					{otherLabel}
				</button>
			</p>
		</Dialog>
	);
}
