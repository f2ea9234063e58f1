"use client";
import { useSession } from "@/features/account/auth";
import { Link } from "@/ui/link";

const LINK =
	"inline-flex min-h-8 items-center font-semibold text-white underline underline-offset-4 hover:no-underline";

/** The signed-in customer, or the way in. Source: spec §2 "Footer: login state". */
export function FooterAccount() {
	const { status, user } = useSession();
	if (status === "authenticated" && user)
		return (
			<p className="mt-4">
				Connecté en tant que {user.firstName} {user.lastName}.{" "}
				<Link href="/orders" className={LINK}>
					Mes commandes
				</Link>
			</p>
		);
	return (
		<p className="mt-4 flex flex-wrap gap-x-4">
			<Link href="/login" className={LINK}>
				Se connecter
			</Link>
			<Link href="/register" className={LINK}>
				Créer un compte
			</Link>
		</p>
	);
}
