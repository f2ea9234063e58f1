import { foundPortTaken, PortTaken } from "./health";
import { type Service, stopServices } from "./processes";
import { atFreePorts, type Session } from "./session";
import { StepFailure, say } from "./steps";

/** Attempts to find a port before the start fails. */
const MAXIMUM_TRIES = 5;

/** How a command starts its servers, and what it says once they respond. */
interface Serving {
	start(session: Session): Promise<Service[]>;
	opened(session: Session): Promise<void>;
}

/**
 * Serves until a server ends by itself. The build takes minutes between the choice of a port and the server that listens on
 * it: if another program takes the port meanwhile, everything restarts at the next free ports.
 * @throws {StepFailure} when a server does not start or ends for another reason
 */
export async function serveAtFreePorts(session: Session, { start, opened }: Serving): Promise<never> {
	for (let current = await atFreePorts(session), tries = 1; ; tries += 1) {
		try {
			const services = await start(current);
			await opened(current);
			const ended = await Promise.race(services.map((service) => service.ended.then(() => service)));
			throw new StepFailure(`« ${ended.name} » s'est arrêté tout seul : la boutique ferme.`, ended.logFile);
		} catch (error) {
			if (tries >= MAXIMUM_TRIES || !(error instanceof StepFailure) || !foundItsPortTaken(error)) throw error;
			await stopServices();
			current = await atFreePorts(current);
		}
		say("  Un autre programme vient de prendre un port de la boutique : elle redémarre sur le suivant.");
	}
}

const foundItsPortTaken = (failure: StepFailure) => failure instanceof PortTaken || foundPortTaken(failure);
