import { RETENTION } from "@confiserie/domain/personal-data/retention";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { serverApi } from "@/lib/server-api";
import { TextPage } from "./server";

it("states the retention periods that the purge applies", async () => {
	vi.spyOn(serverApi, "settings").mockResolvedValue({ ok: false, status: 503 });
	vi.spyOn(serverApi, "page").mockResolvedValue({ ok: false, status: 503 });
	render(await TextPage({ slug: "privacy" }));
	const items = screen.getAllByRole("listitem").map((item) => item.textContent?.replaceAll("\u00a0", " "));
	const of = (start: string) => items.find((item) => item?.startsWith(start));
	expect(of("Les commandes :")).toContain(`${RETENTION.orderYears} ans`);
	expect(of("Le compte et ses adresses :")).toContain(
		`${RETENTION.idleAccountYears} ans après votre dernière connexion`,
	);
	expect(of("Les paniers remplis")).toContain(`${RETENTION.idleCartDays} jours`);
	expect(RETENTION.contactMessageYears).toBe(1);
	expect(of("Les messages du formulaire :")).toContain("un an après leur envoi");
	expect(of("Les avis :")).toContain(`${RETENTION.reviewYears} ans`);
	expect(RETENTION.traceYears).toBe(1);
	expect(of("La trace des e-mails")).toContain("un an");
});
