"use client";

import { STORAGE_KEYS } from "@confiserie/domain/cart";
import { useRouter } from "next/navigation";
import { safeRedirect } from "@/lib/safe-redirect";
import { readItem, removeItem } from "@/lib/safe-storage";
import { Dialog } from "@/ui/dialog";
import { AUTH_TEXTS } from "./auth-texts";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";
import { useSession } from "./use-session";

/** The login/register modal; the default export because it is loaded on demand. Source: accounts spec §2. */
export default function AuthModal() {
	const { modal, showModal } = useSession();
	const router = useRouter();
	const screen = modal ?? "login";
	const { title, intro, question, other, otherLabel } = AUTH_TEXTS[screen];
	const done = () => {
		const wanted = readItem("local", STORAGE_KEYS.redirectAfterAuth);
		close();
		if (wanted) router.push(safeRedirect(wanted));
	};
	/** A modal closed without an answer forgets the wanted page: a later login is not a wish to check out. */
	const close = () => {
		removeItem("local", STORAGE_KEYS.redirectAfterAuth);
		showModal(null);
	};
	return (
		<Dialog open={modal !== null} onClose={close} title={title} description={intro}>
			{screen === "login" ? <LoginForm onDone={done} /> : <RegisterForm onDone={done} />}
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
