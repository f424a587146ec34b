import { AllStats } from './pages/AllStats';
import { GroupPlayPage } from './pages/GroupPlayPage';
import { PlacesPage } from './pages/PlacesPage';
import { PlayTimePage } from './pages/PlayTimePage';
import { RecapPage } from './pages/RecapPage';
import { StatsHome } from './pages/StatsHome';
import { FirstPlayerPage, RecordsPage, StrengthPage } from './pages/StatsPages';

interface StatisticsProps {
  /** A page of its own, or the game that is looked at. */
  readonly page: string | undefined;
  readonly detail: string | undefined;
}

/** The page of the statistics that the address asks for. */
export function Statistics({ page, detail }: StatisticsProps) {
  switch (page) {
    case undefined:
      return <StatsHome />;
    case 'records':
      return <RecordsPage />;
    case 'first':
      return <FirstPlayerPage />;
    case 'strength':
      return <StrengthPage />;
    case 'time':
      return <PlayTimePage />;
    case 'places':
      return <PlacesPage />;
    case 'groups':
      return <GroupPlayPage />;
    case 'recap':
      return <RecapPage year={detail} />;
    default:
      return <AllStats game={page} person={detail} />;
  }
}
