export { ApiFailure, type FailureDetails, failureOf } from "./failure";
