import type { SalesChannel } from "@confiserie/domain/contract/channels";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FeedSection } from "./feed-section";

const channel = { id: "sc_1", name: "Marché", isEnabled: true, isOwn: false } as SalesChannel;

it("names the feeds of a channel by its id, and those of the shop by a word", () => {
	const { rerender } = render(<FeedSection channel={channel} />);
	const addresses = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
	expect(addresses()).toContain("/api/feeds/sc_1/google.xml");
	rerender(<FeedSection channel={{ ...channel, isOwn: true }} />);
	expect(addresses()).toContain("/api/feeds/boutique/google.xml");
	expect(screen.queryByText(/fermé/)).toBeNull();
	rerender(<FeedSection channel={{ ...channel, isEnabled: false }} />);
	expect(screen.getByText(/Un canal fermé n'a pas de flux/)).toBeDefined();
});
